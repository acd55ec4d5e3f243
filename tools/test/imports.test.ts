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
    from: '{app,contract,deploy,model,schemas,server,tools}/**',
    banned: 'editor/**',
    why: 'is a program',
  },
  { from: UI, banned: `{${SECTIONS},app/routes/**}`, why: 'comes as children' },
  { from: UI, banned: 'app/**/{content.server,site-data}*', why: 'comes as props' },
  { from: SECTIONS, banned: 'app/routes/**', why: 'loads content, which comes as props' },
  {
    from: SECTIONS,
    except: '**/*.server.ts',
    banned: '**/*.server*',
    types: true,
    why: 'is not in the browser: import its types alone',
  },
  { from: 'app/**', banned: 'server/**', why: 'shares only contract/' },
  { from: 'server/**', banned: '{app,content,model,schemas}/**', why: 'shares only contract/' },
  {
    from: 'server/{jobs,store}/**',
    banned: 'server/{commands/**,middleware/**,self-test.ts}',
    why: 'uses jobs and store, which do not know it',
  },
  {
    from: 'server/store/**',
    banned: 'server/jobs/**',
    why: 'uses the store, which does not know it',
  },
  {
    from: 'tools/**',
    banned: 'app/**',
    allowed: 'app/{routes,data-attributes,layout/inline-scripts}.ts',
    why: 'is built by tools, except routes, data attributes and inline scripts',
  },
  {
    from: '{contract,schemas}/**',
    banned: '{app,model,server,tools}/**',
    why: 'uses contract and schemas, which do not know it',
  },
  {
    from: 'model/**',
    banned: '{app,server,tools}/**',
    allowed: 'app/blocks/block.ts',
    why: 'uses the model, which takes the schemas of blocks and demos alone',
  },
  {
    from: 'deploy/**',
    banned: '{app,model,schemas,server,tools}/**',
    allowed: 'server/site/security-headers.ts',
    why: 'is known to deploy by what the build wrote, except the headers',
  },
  {
    from: 'editor/**',
    banned: 'app/**',
    allowed: 'app/{styles,ui/kite}/**',
    why: 'is shown by the preview; the editor takes kites, tokens and fonts alone',
  },
  { from: 'editor/**', banned: 'server/*/**', why: 'has enquiries, which the editor never reads' },
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

const broken = (file: string, code: string) =>
  importsOf(file, code).flatMap(({ target, types }) =>
    RULES.filter(
      (rule) =>
        matches(file, rule.from) &&
        !matches(file, rule.except) &&
        matches(target, rule.banned) &&
        !matches(target, rule.allowed) &&
        !(types && rule.types),
    ).map(({ why }) => `${file} imports ${target}, which ${why}.`),
  )

test('Folders import only what they may', () => {
  const files = globSync('{app,contract,deploy,editor,model,schemas,server,tools}/**/*.{ts,tsx}')
  const ours = files.filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
  expect(ours.flatMap((file) => broken(file, readFileSync(file, 'utf8')))).toEqual([])
})
