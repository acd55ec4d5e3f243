import type { ContentIssue } from '../../schemas/content-issue.ts'

type Status = 400 | 404 | 409 | 422

/** A request that is refused, with an HTTP status, and a sentence or the issues for the owner. */
export class OwnerMistake extends Error {
  readonly status: Status
  readonly issues: ContentIssue[] | undefined
  constructor(status: Status, message: string, issues?: ContentIssue[]) {
    super(message)
    this.status = status
    this.issues = issues
  }
}

/** Refuses what cannot be a file name, such as a path to another folder. */
export function refuseNoSlug(slug: string): void {
  if (slug.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return
  const wrong =
    'has small letters, digits, and single hyphens between them, at most 80: web-design-2'
  throw new OwnerMistake(422, `A file name ${wrong}.`)
}
