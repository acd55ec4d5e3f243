/** `npm run check-content`: prints a line for each error of `content/`; exits with code 1 if there is any. */
import { issueLine } from '../../model/content-issue.ts'
import { readOptions } from '../read-options.ts'
import { UNREADABLE, unreadablePictures } from './pictures.ts'
import { readContentFolder, translationIssues } from './read-content-folder.ts'

async function contentIsRight(): Promise<boolean> {
  const { content, issues, warnings } = readContentFolder()
  const unreadable = await unreadablePictures('content')
  const ofPictures = unreadable.map((file) => ({ file, line: 1, field: '', wrong: UNREADABLE }))
  const ofLanguages = issues.length > 0 ? [] : translationIssues()
  for (const issue of [...issues, ...ofPictures, ...warnings, ...ofLanguages])
    console.error(issueLine(issue))
  if (!content || unreadable.length > 0) return false
  for (const { file, draft, from } of content.hidden) {
    console.log(
      draft
        ? `content/${file} is a draft. To publish it, remove its line "draft: true".`
        : `content/${file} is scheduled for ${from}. To publish it, build the site on that day or later.`,
    )
  }
  console.log('The content has no errors.')
  return true
}

readOptions('npm run check-content')
process.exitCode = (await contentIsRight()) ? 0 : 1
