import { type Finding, finding, type Text } from './read-texts.ts'

/** How long a site may take to answer, in milliseconds. */
const PATIENCE = 15_000

/** Requests every outgoing link once, except the `reserved` examples, and reports those that lead nowhere. */
export async function findDeadLinks(
  texts: Text[],
  reserved: readonly Pick<Finding, 'what'>[],
): Promise<Finding[]> {
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
      const why = await problemOf(address)
      return why ? all.map((place) => finding('link', place, address, why)) : []
    },
  )
  return (await Promise.all(found)).flat()
}

/** What is wrong with an address, if anything. A site that refuses programs (401, 403, 429) does exist. */
async function problemOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    await response.body?.cancel()
    const { ok, status } = response
    return ok || [401, 403, 429].includes(status) ? undefined : `answers with status ${status}`
  } catch (error) {
    const { cause } = error as Error
    return `gives no answer (${String((cause as { code?: string })?.code ?? (error as Error).name)})`
  }
}
