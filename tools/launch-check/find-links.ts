import { type Finding, finding, type Text } from './read-texts.ts'

/** How long a site may take to answer, in milliseconds. */
const PATIENCE = 15_000

/** Requests every outgoing link once, except the `reserved` examples, and reports those that lead nowhere, or nobody can tell. */
export async function findDeadLinks(texts: Text[], reserved: readonly Pick<Finding, 'what'>[]) {
  const places = texts.flatMap((text) =>
    Array.from(text.value.matchAll(/https?:\/\/[^\s)"'<>]+/g), ([address]) => ({
      ...text,
      address,
    })),
  )
  const asked = places.filter(({ address }) => !reserved.some(({ what }) => address.includes(what)))
  const found = Array.from(
    Map.groupBy(asked, ({ address }) => address),
    async ([address, all]) => {
      const { rule, why } = (await problemOf(address)) ?? {}
      return rule ? all.map((place) => finding(rule, place, address, why)) : []
    },
  )
  return (await Promise.all(found)).flat()
}

/** Statuses of a site that refuses programs. So does 999, LinkedIn's; from 500 on a site fails, perhaps only now. */
const REFUSED = [401, 403, 405, 406, 408, 429, 451]

async function problemOf(address: string): Promise<{ rule: string; why: string } | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    await response.body?.cancel()
    const { ok, status } = response
    const rule = REFUSED.includes(status) || status >= 500 ? 'untold' : 'link'
    return ok ? undefined : { rule, why: `answers with status ${status}` }
  } catch (error) {
    const { cause } = error as Error
    const code = String((cause as { code?: string })?.code ?? (error as Error).name)
    return { rule: 'link', why: `gives no answer (${code})` }
  }
}
