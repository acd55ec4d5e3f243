import { fillIn } from '../../contract/fill-in.ts'
import type { Content } from '../../schemas/kinds.ts'
import { SERVICES } from '../../schemas/third-parties.ts'
import { thirdPartySources } from '../../schemas/third-party-hosts.ts'

type Configured = Pick<Content, 'brand' | 'site' | 'labels' | 'thirdParties'>

/** The services that load nothing before the visitor has answered the consent question. */
const ASKED: readonly string[] = ['analytics', 'vitals']

const hostOf = (address: string) => new URL(address).host

/** The live chat of another company on Home, with the label of its button; undefined without one. */
export const liveChatOption = ({ site: { liveChat }, labels, thirdParties }: Configured) =>
  liveChat && {
    label: `${labels.chat} (${thirdParties.providers[liveChat.provider].name})`,
    settings: liveChat,
  }

/** The consent question, and what loads once the visitor agrees; undefined if nothing needs consent. */
export function consentQuestion({ brand, site, thirdParties }: Configured) {
  const { analytics, vitals } = site
  const { providers, services, question } = thirdParties
  const names = [
    analytics && providers[analytics.provider].name,
    vitals && `${services.vitals.name} (${hostOf(vitals)})`,
  ].filter((name) => name !== undefined)
  if (names.length === 0) return undefined
  const all = new Intl.ListFormat(brand.language).format(names)
  return {
    ...question,
    text: fillIn(question.text, { services: all }),
    settings: { analytics, vitals },
  }
}

export type ConsentSettings = NonNullable<ReturnType<typeof consentQuestion>>['settings']

/** The hosts in the sources of a policy, each once. */
const hostsIn = (sources: Record<string, string[]>) => [
  ...new Set(
    Object.values(sources)
      .flat()
      .flatMap((source) => source.split('://')[1] ?? []),
  ),
]

/** Every configured service of another company, for the privacy notice. */
export function thirdPartyList({ site, thirdParties }: Configured) {
  const { liveChat, analytics, callbackForm } = site
  const { providers, services, list } = thirdParties
  const sources = thirdPartySources(site)
  const items = SERVICES.flatMap((service) => {
    const used = sources[service]
    if (!used) return []
    const provider = {
      liveChat,
      analytics,
      map: undefined,
      callbackForm: undefined,
      vitals: undefined,
    }[service]?.provider
    const { name, text } = services[service]
    const hosts = service === 'callbackForm' ? [hostOf(callbackForm ?? '')] : hostsIn(used)
    const facts = [
      text,
      provider && providers[provider].text,
      ASKED.includes(service) && list.answer,
      fillIn(list.hosts, { hosts: hosts.join(', ') }),
    ]
    return {
      title: provider ? `${name}: ${providers[provider].name}` : name,
      text: facts.filter(Boolean).join(' '),
    }
  })
  return { title: list.title, intro: items.length > 0 ? undefined : list.none, items }
}
