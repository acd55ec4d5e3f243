import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const UI = 'app/{ui,islands}/**'
const SECTIONS = 'app/{blocks,demos,heroes,layout,sections}/**'

type Rule = {
  from: string
  except?: string
  banned: string
  allowed?: string
  types?: boolean
  why: string
}

/** What a folder, `except` excepted, may not import, `allowed` excepted; with `types`, it may import types. */
const RULES: Rule[] = [
  {
    from: '{app,contract,deploy,schemas,server,tools}/**',
    banned: 'editor/**',
    why: 'The editor is a program of its own: nothing imports it.',
  },
  {
    from: UI,
    banned:
      '{app/{blocks,demos,heroes,layout,routes,sections}/**,app/**/{content.server,site-data}*}',
    why: 'It imports no content and no sections: it gets what it shows as props.',
  },
  {
    from: SECTIONS,
    banned: 'app/routes/**',
    why: 'Sections import no routes: content comes as props, through the loaders.',
  },
  {
    from: SECTIONS,
    except: '**/*.server.ts',
    banned: '**/*.server*',
    types: true,
    why: 'Sections get content as props: from a .server file they import only types.',
  },
  { from: 'app/**', banned: 'server/**', why: 'app and server share only contract/.' },
  {
    from: 'server/**',
    banned: '{app,schemas,content}/**',
    why: 'server and app share only contract/.',
  },
  {
    from: 'server/{jobs,store}/**',
    banned: 'server/{commands/**,middleware/**,self-test.ts}',
    why: 'Jobs and store of the server do not know the code that uses them.',
  },
  {
    from: 'server/store/**',
    banned: 'server/jobs/**',
    why: 'The store knows only the database.',
  },
  {
    from: 'tools/**',
    banned: 'app/**',
    allowed: 'app/{routes,data-attributes,layout/inline-scripts,styles/stylesheets}.ts',
    why: 'From app, tools import only the routes, data attributes, inline scripts and stylesheets.',
  },
  {
    from: '{contract,schemas}/**',
    banned: '{app,server,tools}/**',
    allowed: 'app/blocks/block.ts',
    why: 'contract and schemas import nothing from app, server or tools, except the list of blocks.',
  },
  {
    from: 'deploy/**',
    banned: '{app,schemas,server,tools}/**',
    allowed: 'server/middleware/security-headers.ts',
    why: 'deploy knows a site by what the build wrote; from server it takes the headers alone.',
  },
  {
    from: 'editor/**',
    banned: 'app/**',
    allowed: 'app/{styles,ui/kite}/**',
    why: 'From app, the editor imports only the drawing of kites, the design tokens and fonts.',
  },
  {
    from: 'editor/**',
    banned: 'server/*/**',
    why: 'The editor takes the settings and errors of the server, and no enquiries.',
  },
]

const matches = (file: string, glob?: string) => glob !== undefined && path.matchesGlob(file, glob)

/** The relative imports of a file, by the path of their target, and whether they are of types alone. */
function importsOf(file: string, code: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const areTypes = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType)
  const all = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      types: areTypes(entries),
    })),
    ...staticExports.map(({ entries }) => ({
      name: entries[0]?.moduleRequest?.value,
      types: areTypes(entries),
    })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: code.slice(start + 1, end - 1),
      types: false,
    })),
  ]
  return all.flatMap(({ name, types }) =>
    name?.startsWith('.') ? { target: path.posix.join(path.dirname(file), name), types } : [],
  )
}

/** The rules that a file breaks. */
const broken = (file: string, code: string) =>
  importsOf(file, code).flatMap(({ target, types }) =>
    RULES.filter(
      (rule) =>
        matches(file, rule.from) &&
        !matches(file, rule.except) &&
        matches(target, rule.banned) &&
        !matches(target, rule.allowed) &&
        !(types && rule.types),
    ).map(({ why }) => `${file} imports ${target}. ${why}`),
  )

test('Folders import only what they may', () => {
  const files = globSync('{app,contract,deploy,editor,schemas,server,tools}/**/*.{ts,tsx}')
  const ours = files.filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
  expect(ours.flatMap((file) => broken(file, readFileSync(file, 'utf8')))).toEqual([])
})
