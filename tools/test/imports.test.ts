import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const UI = 'app/{ui,islands}/**'
const PARTS = 'app/{blocks,consent,demos,enquiry,heroes,layout}/**'

/** Schemas, which Node loads directly: of the app, the model takes them alone. */
const SCHEMAS = 'app/{pages/*/schema.ts,demos/demos.ts,demos/frame/demo-shape.ts,blocks/block.ts}'

type Rule = [
  from: string,
  banned: string,
  why: string,
  but?: { except?: string; allowed?: string; types?: boolean },
]

/** What a folder, `except` excepted, may not import, `allowed` excepted; with `types`, it may import types. */
const RULES: Rule[] = [
  ['{app,contract,deploy,model,server,tools}/**', 'editor/**', 'is a program'],
  [UI, `{${PARTS},app/{files,pages}/**}`, 'comes as children'],
  [UI, 'app/**/{content.server,site-data}*', 'comes as props'],
  [PARTS, 'app/{files,pages}/**', 'loads content, which comes as props', { allowed: SCHEMAS }],
  [
    PARTS,
    '**/*.server*',
    'is not in the browser: import its types alone',
    { except: '**/*.server.ts', types: true },
  ],
  ['app/**', 'server/**', 'shares only contract/'],
  ['server/**', '{app,content,model}/**', 'shares only contract/'],
  [
    'tools/**',
    'app/**',
    'is built by tools, except routes, data attributes and inline scripts',
    { allowed: 'app/{routes,data-attributes,layout/inline-scripts}.ts' },
  ],
  ['contract/**', '{app,model,server,tools}/**', 'uses the contract, which does not know it'],
  [
    'model/**',
    '{app,server,tools}/**',
    'uses the model, which takes schemas alone',
    { allowed: SCHEMAS },
  ],
  [
    'deploy/**',
    '{app,model,server,tools}/**',
    'is known to deploy by what the build wrote, except the headers',
    { allowed: 'server/site/security-headers.ts' },
  ],
  [
    'editor/**',
    'app/**',
    'is shown by the preview; the editor takes kites, tokens and fonts alone',
    { allowed: 'app/{styles,ui/kite}/**' },
  ],
  ['editor/**', 'server/*/**', 'has enquiries, which the editor never reads'],
]

const matches = (file: string, glob?: string) => glob !== undefined && path.matchesGlob(file, glob)

/** What imports a file, or exports from it. Biome has `type` once for all names. */
const STATEMENT = /^(?:import|export)( type)?(?:[^=]* from)?[ (]'(\.[^']*)'/

/** The relative imports of a file, by the path of their target, and whether they are of types alone. */
function importsOf(file: string) {
  const code = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [...staticImports, ...staticExports, ...dynamicImports].flatMap(({ start, end }) => {
    const [, types, name] = STATEMENT.exec(code.slice(start, end)) ?? []
    if (!name) return []
    return { file, target: path.posix.join(path.dirname(file), name), types: Boolean(types) }
  })
}

const imports = globSync('{app,contract,deploy,editor,model,server,tools}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
  .flatMap(importsOf)

test('Folders import only what they may', () => {
  const broken = imports.flatMap(({ file, target, types }) =>
    RULES.filter(
      ([from, banned, , but]) =>
        matches(file, from) &&
        !matches(file, but?.except) &&
        matches(target, banned) &&
        !matches(target, but?.allowed) &&
        !(types && but?.types),
    ).map(([, , why]) => `${file} imports ${target}, which ${why}.`),
  )
  expect(broken).toEqual([])
})

/** The folder of a file; a file beside the folders stands for itself. */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')

test('No folders import each other, even through others, schemas aside', () => {
  const between = imports.filter(
    ({ file, target }) =>
      folderOf(file) !== folderOf(target) &&
      !target.endsWith('.css') &&
      ![file, target].some((path) => matches(path, SCHEMAS) || path.endsWith('/schema.ts')),
  )
  // A folder that imports no other, or that no other imports, is in no circle.
  const circles = (all: typeof between): typeof between => {
    const importing = new Set(all.map(({ file }) => folderOf(file)))
    const imported = new Set(all.map(({ target }) => folderOf(target)))
    const left = all.filter(
      ({ file, target }) => importing.has(folderOf(target)) && imported.has(folderOf(file)),
    )
    return left.length < all.length ? circles(left) : all
  }
  expect(circles(between).map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})
