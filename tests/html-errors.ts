import { HtmlValidate } from 'html-validate'

const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** The errors of a document: rule, place and message. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`),
  )
}
