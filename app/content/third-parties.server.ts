import { fillIn } from '../../contract/fill-in.ts'
import { SNIPPETS_FOLDER } from '../../model/files/third-parties.ts'
import type { Content } from '../../model/kinds.ts'

type Configured = Pick<Content, 'brand' | 'site' | 'thirdParties'>

/** The snippets as files of the site, so that its policy needs to allow no inline script. */
const addresses = import.meta.glob<string>('/content/third-parties/*.js', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The scripts of other companies, each with the address of its snippet. */
export const thirdPartyScripts = ({ thirdParties }: Configured) =>
  thirdParties.scripts.map(({ name, starts, homeOnly, snippet }) => {
    const src = addresses[`/content/${SNIPPETS_FOLDER}${snippet}`] ?? ''
    return { name, starts, homeOnly, src }
  })

/** The consent question; undefined if no script needs it. */
export function consentQuestion({ brand, thirdParties: { scripts, question } }: Configured) {
  const asked = scripts.filter(({ starts }) => starts === 'after-consent')
  if (asked.length === 0) return undefined
  const services = new Intl.ListFormat(brand.language).format(asked.map(({ name }) => name))
  return { ...question, text: fillIn(question.text, { services }) }
}

/** Everything of other companies that the site uses, for the privacy notice. */
export function thirdPartyList({ site, thirdParties: { scripts, list } }: Configured) {
  const entry = (title: string, text: string, hosts: string[]) => ({
    title,
    text: `${text} ${fillIn(list.hosts, { hosts: hosts.join(', ') })}`,
  })
  const links = [
    { ...list.map, address: site.map.embed },
    { ...list.booking, address: site.booking },
    { ...list.callbackForm, address: site.callbackForm },
  ]
  const items = [
    ...links.flatMap(({ name, text, address }) =>
      address ? entry(name, text, [new URL(address).host]) : [],
    ),
    ...scripts.map(({ name, purpose, starts, hosts }) =>
      entry(name, `${purpose} ${list.starts[starts]}`, hosts),
    ),
  ]
  return { title: list.title, intro: items.length > 0 ? undefined : list.none, items }
}
