import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { editorSession } from './session.ts'

const session = editorSession()

/** The steps of "A new page, step by step" in `docs/engineering.md`, the page as the guide shows it. */
const guide = readFileSync('docs/engineering.md', 'utf8')
const [, schema = ''] = /`(careers: z\.strictObject\(.*?\))`/.exec(guide) ?? []
const [, route = ''] = /`(route\('careers', .*?\))`/.exec(guide) ?? []
const [, loader = ''] = /```tsx\n(const \{ careers \}[\s\S]*?)```/.exec(guide) ?? []

function change(file: string, from: RegExp, to: string) {
  const place = path.join(session.folder, file)
  const text = readFileSync(place, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(place, text.replace(from, to))
}
change('schemas/pages.ts', /export const PAGES = \{/, `$&\n  ${schema},`)
change('app/routes.ts', /const routes = \[/, `$&\n  ${route},`)
writeFileSync(
  session.place('careers.yaml'),
  `title: Work with us
intro: We are looking for people who like kites.
seo:
  title: Careers
  description: What we are looking for.
`,
)
writeFileSync(
  path.join(session.folder, 'app/routes/careers.tsx'),
  `import { href } from 'react-router'
import { content } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { PageHero } from '../heroes/page-hero.tsx'
import type { Route } from './+types/careers'

${loader}
export default function CareersPage({ loaderData: { careers } }: Route.ComponentProps) {
  return <PageHero background="white" title={careers.title} intro={careers.intro} />
}
`,
)

test('A page that was added by the guide is among the pages, and has its own address in the preview', async () => {
  execFileSync(process.execPath, ['tools/check-content.ts'], { cwd: session.folder })
  const owner = await session.open('careers.yaml', { withPreview: true })
  const pages = owner.page.getByRole('group').filter({ hasText: /^Pages/ })
  await pages.getByRole('button', { name: 'Careers', exact: true }).waitFor()
  await owner.preview().getByRole('heading', { level: 1, name: 'Work with us' }).waitFor()
})
