import { fillIn } from '../../../contract/fill-in.ts'
import { resultWidth } from '../../../contract/result-width.ts'
import { Field } from '../../ui/form/field.tsx'
import { Cell } from '../frame/cell.tsx'
import { typed } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { useDemo } from '../frame/use-demo.ts'
import type { Labels } from './schema.server.ts'
import styles from './search-result.module.css'

const ELLIPSIS = ' ...'

/**
 * Cuts a text as search results do: after the last whole word that leaves room for the ellipsis.
 * @returns also the widths of the whole text and of the space, in CSS pixels
 */
function cutToWidth(text: string, { limit, size }: Record<'limit' | 'size', number>) {
  const shown = text.trim().replace(/\s+/g, ' ')
  const width = resultWidth(shown, size)
  if (width <= limit) return { shown, cut: false, width, limit }
  const words = shown.split(' ')
  while (words.length > 1 && resultWidth(words.join(' ') + ELLIPSIS, size) > limit) words.pop()
  return { shown: words.join(' ') + ELLIPSIS, cut: true, width, limit }
}

type CutText = ReturnType<typeof cutToWidth>

/** What there is to say about a text; one narrower than the share `short` of its room is short. */
function adviceOn({ desktop, phone }: Record<'desktop' | 'phone', CutText>, short: number) {
  if (!desktop.shown) return 'missing'
  if (desktop.cut) return 'cut'
  if (phone.cut) return 'phoneCut'
  return desktop.width < desktop.limit * short ? 'short' : 'fits'
}

/** A title and a description as a search result, cut by measured width on two screens, with advice. */
export default demoIsland<Labels>('tertiary', function SearchResult(props) {
  const { labels } = props
  const { fields, places, room } = labels
  const demo = useDemo(props, {
    title: typed(fields.title.first),
    description: typed(fields.description.first),
  })
  const onScreens = (of: keyof typeof fields) => {
    const text = demo.values[of].slice(0, fields[of].longest)
    return { desktop: cutToWidth(text, room.desktop[of]), phone: cutToWidth(text, room.phone[of]) }
  }
  const title = onScreens('title')
  const description = onScreens('description')
  const whole = demo.formats.decimal(0)
  const pixels = ({ width, limit }: CutText) =>
    fillIn(labels.pixels, { used: whole(width), limit: whole(limit) })
  const advice = Object.entries({ title, description }).map(([of, text]) => {
    const kind = adviceOn(text, labels.short)
    const { shown } = kind === 'cut' ? text.desktop : text.phone
    const end = shown.split(' ').slice(-5).join(' ')
    const line = labels.advice[of as keyof typeof fields][kind]
    return { of, isGood: kind === 'fits', text: fillIn(line, { shown: end }) }
  })
  const field = (of: keyof typeof fields, rows: number) => (
    <Field
      {...demo.field(of)}
      label={fields[of].label}
      error={demo.tooLong(demo.values[of], fields[of].longest)}
      multiline
      rows={rows}
    />
  )
  const card = (device: keyof typeof title) => (
    <Cell caption={places[device]}>
      <div className={`stack ${styles.result}`} data-device={device}>
        <div className={`line gap-2 ${styles.site}`}>
          <svg viewBox="0 0 20 24" className={styles.icon} aria-hidden="true">
            <path d="M10 1 19 10 10 19 1 10Z" />
            <path d="M10 19 7 23h6Z" />
          </svg>
          <p className={`stack ${styles.names}`}>
            <span>{labels.site.name}</span>
            <span className={styles.address}>{labels.site.address}</span>
          </p>
        </div>
        <p className={styles.title}>{title[device].shown}</p>
        <p className={styles.description}>{description[device].shown}</p>
      </div>
    </Cell>
  )
  return {
    demo,
    isWhite: true,
    figures: {
      ...demo.values,
      titleWidth: pixels(title.desktop),
      descriptionWidth: pixels(description.desktop),
      phoneTitleWidth: pixels(title.phone),
      phoneDescriptionWidth: pixels(description.phone),
      advice: advice.map(({ text }) => text).join('\n'),
    },
    fieldsFirst: true,
    picture: (
      <div className={`stack ${shared.ruled} ${styles.picture}`}>
        {card('desktop')}
        {card('phone')}
        <Cell caption={places.advice}>
          <ul className={`stack ${shared.remarks}`}>
            {advice.map(({ of, isGood, text }) => (
              <li key={of} className={shared.bullet} data-good={isGood || undefined}>
                {text}
              </li>
            ))}
          </ul>
        </Cell>
      </div>
    ),
    fields: (
      <>
        {field('title', 3)}
        {field('description', 6)}
      </>
    ),
  }
})
