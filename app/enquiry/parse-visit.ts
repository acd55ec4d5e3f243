/** What is known of this visit, on this device alone, until a form is sent. */
export type Visit = {
  /** The pages seen last, the one that is shown first: two at most. */
  pages: { path: string; subject: string }[]
  /** Page of another site that led here; empty where there was none. */
  referrer?: string | undefined
  /** Campaign names (`utm_…`) of the address that the visit began with, or of the last that had any. */
  campaign?: Record<string, string> | undefined
}

/**
 * Reads the stored visit. What is malformed, or was stored by an older version of the site, counts as
 * missing: it never throws and never yields a wrong shape. It also stands in the page as an inline
 * script, written as its own source, so it uses nothing from outside.
 * @param json text from the session's storage, null where there is none
 */
export function parseVisit(json: string | null): Visit {
  const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>
  const isText = (value: unknown) => typeof value === 'string'
  let stored: Record<string, unknown> = {}
  try {
    stored = fieldsOf(JSON.parse(json ?? ''))
  } catch {
    // Not JSON: nothing is stored.
  }
  const { pages, referrer, campaign } = stored
  return {
    pages: (Array.isArray(pages) ? pages : []).filter((page) => {
      const { path, subject } = fieldsOf(page)
      return isText(path) && isText(subject)
    }),
    referrer: isText(referrer) ? (referrer as string) : undefined,
    campaign: campaign
      ? (Object.fromEntries(
          Object.entries(fieldsOf(campaign)).filter(
            ([name, value]) => name.startsWith('utm_') && isText(value),
          ),
        ) as Record<string, string>)
      : undefined,
  }
}
