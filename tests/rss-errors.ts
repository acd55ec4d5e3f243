/**
 * The errors of a feed according to RSS 2.0 (https://www.rssboard.org/rss-specification), the RSS Advisory
 * Board's profile (https://www.rssboard.org/rss-profile) and the warnings of the W3C's validator
 * (https://validator.w3.org/feed/docs/). Runs in a browser for its parsers, so it uses no outer
 * variables.
 */
export function rssErrors(xml: string): string[] {
  const ATOM = 'http://www.w3.org/2005/Atom'
  const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/'
  const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
  const CHANNEL =
    'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image rating textInput skipHours skipDays item'
  const ITEM = 'title link description author category comments enclosure guid pubDate source'
  const RFC_822 =
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/
  const UNSAFE = 'script, style, link, meta, base, iframe, frame, object, embed, applet, noscript'

  const errors: string[] = []
  const expect = (holds: boolean | undefined, error: string) => holds || errors.push(error)
  const dom = new DOMParser().parseFromString(xml, 'text/xml')
  if (dom.querySelector('parsererror')) return ['not well formed']

  const own = (parent: Element, name: string, namespace: string | null = null) =>
    [...parent.children].filter(
      (child) => child.localName === name && child.namespaceURI === namespace,
    )
  const textOf = (parent: Element, name: string, namespace: string | null = null) =>
    own(parent, name, namespace)[0]?.textContent?.trim() ?? ''
  const isWhole = (address: string) => /^https?:\/\/[^/\s]+(\/\S*)?$/.test(address)
  const isPlain = (text: string) => !/<[a-z/!]|&(#\d+|[a-z]+);/i.test(text)
  const isDay = (text: string) =>
    RFC_822.test(text) && new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3)

  /** Elements of the specification; those in the second list may be repeated. */
  const checkNames = (parent: Element, allowed: string, where: string) => {
    const names = [...parent.children].filter((child) => child.namespaceURI === null)
    for (const name of new Set(names.map(({ localName }) => localName))) {
      expect(allowed.split(' ').includes(name), `${where}: RSS has no <${name}>`)
      const many = ['item', 'category'].includes(name) || own(parent, name).length === 1
      expect(many, `${where}: more than one <${name}>`)
    }
  }

  const checkHtml = (text: string, where: string) => {
    const html = new DOMParser().parseFromString(text, 'text/html')
    expect(html.querySelectorAll(UNSAFE).length === 0, `${where}: unsafe elements`)
    for (const element of html.body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(!/^on|^style$/.test(name), `${where}: unsafe attribute ${name}`)
        const addresses =
          name === 'srcset'
            ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
            : [value]
        if (!['href', 'src', 'srcset', 'cite', 'poster'].includes(name)) continue
        for (const address of addresses)
          expect(/^(mailto|tel):/.test(address) || isWhole(address), `${where}: address ${address}`)
      }
    }
  }

  const checkItem = (item: Element, where: string) => {
    checkNames(item, ITEM, where)
    for (const name of ['title', 'description'])
      expect(/\S/.test(textOf(item, name)) && isPlain(textOf(item, name)), `${where}: <${name}>`)
    for (const name of ['link', 'guid'])
      expect(isWhole(textOf(item, name)), `${where}: <${name}> is no whole address`)
    expect(own(item, 'guid')[0]?.getAttribute('isPermaLink') !== 'false', `${where}: permalink`)
    expect(isDay(textOf(item, 'pubDate')), `${where}: <pubDate> is no date of RFC 822`)
    for (const category of own(item, 'category'))
      expect(/\S/.test(category.textContent ?? ''), `${where}: <category> is empty`)
    const [whole] = own(item, 'encoded', CONTENT)
    const [summary] = own(item, 'description')
    if (!whole || !summary) return void errors.push(`${where}: no summary, or no text`)
    const isFirst = summary.compareDocumentPosition(whole) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isFirst !== 0, `${where}: the text before its summary`)
    checkHtml(whole.textContent ?? '', where)
    const authors = own(item, 'author').length + own(item, 'creator', DUBLIN_CORE).length
    expect(authors <= 1, `${where}: its author twice`)
  }

  const { documentElement: root } = dom
  expect(root.nodeName === 'rss' && root.getAttribute('version') === '2.0', 'no RSS 2.0')
  const [channel, another] = own(root, 'channel')
  if (!channel || another) return [...errors, 'not one <channel>']
  checkNames(channel, CHANNEL, 'channel')
  for (const name of ['title', 'description'])
    expect(/\S/.test(textOf(channel, name)) && isPlain(textOf(channel, name)), `channel: <${name}>`)
  expect(isWhole(textOf(channel, 'link')), 'channel: <link> is no whole address')
  expect(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(textOf(channel, 'language')), 'channel: <language>')
  const selves = own(channel, 'link', ATOM).filter((link) => link.getAttribute('rel') === 'self')
  const isSelf = isWhole(selves[0]?.getAttribute('href') ?? '')
  const isRss = selves[0]?.getAttribute('type') === 'application/rss+xml'
  expect(selves.length === 1 && isSelf && isRss, 'channel: no <atom:link> to itself')
  const items = own(channel, 'item')
  const children = [...channel.children]
  const others = children.filter((child) => !items.includes(child))
  const isOrdered = children.slice(0, others.length).every((child) => others.includes(child))
  expect(isOrdered, 'channel: items before its own elements')
  for (const [index, item] of items.entries()) checkItem(item, `item ${index + 1}`)
  const guids = items.map((item) => textOf(item, 'guid'))
  expect(new Set(guids).size === guids.length, 'two items with one <guid>')
  return errors
}
