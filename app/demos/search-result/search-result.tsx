import { fillIn } from '../../../contract/fill-in.ts'
import type { SearchResultLabels } from '../../../schemas/demos/search-result.ts'
import { typed } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { TextField } from '../frame/text-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { adviceOn } from './advice.ts'
import { AdviceList } from './advice-list.tsx'
import { type CutText, cutToWidth } from './cut-to-width.ts'
import { ResultCard } from './result-card.tsx'
import styles from './search-result.module.css'
import { breadcrumbOf, missingWords } from './search-words.ts'
import { useTextWidth } from './use-text-width.ts'
import { WidthRuler } from './width-ruler.tsx'

const FIELDS = ['query', 'title', 'description', 'address'] as const

/** A title and a description as a search result, cut by measured width on two screens, with advice. */
export function SearchResult(props: DemoProps<SearchResultLabels>) {
  const { labels, language } = props
  const { fields, room, places, results } = labels
  const demo = useDemo('search-result', props, {
    query: typed(fields.query.first),
    title: typed(fields.title.first),
    description: typed(fields.description.first),
    address: typed(fields.address.first),
  })
  const { values } = demo
  const widthOf = useTextWidth()

  const cut = (device: 'desktop' | 'phone', of: 'title' | 'description') => {
    const { limit, size } = room[device][of]
    return cutToWidth(values[of].slice(0, fields[of].longest), limit, size, widthOf)
  }
  const title = { desktop: cut('desktop', 'title'), phone: cut('phone', 'title') }
  const description = { desktop: cut('desktop', 'description'), phone: cut('phone', 'description') }
  const breadcrumb = breadcrumbOf(values.address)
  const address = breadcrumb ?? breadcrumbOf(fields.address.first) ?? fields.address.first

  const advice = adviceOn(
    { ...title, room: room.desktop.title.limit },
    { ...description, room: room.desktop.description.limit },
    missingWords(values.query, values.title),
    labels.short,
  ).map(({ key, good, values }) => ({ key, good, text: fillIn(labels.advice[key], values) }))

  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const pixels = (width: number, limit: number) =>
    fillIn(labels.pixels, { used: whole.format(width), limit: whole.format(limit) })
  const titleWidth = pixels(title.desktop.width, room.desktop.title.limit)
  const descriptionWidth = pixels(description.desktop.width, room.desktop.description.limit)
  const errors = {
    address: breadcrumb ? undefined : fillIn(fields.address.error, { used: address }),
  }

  const result = (
    key: string,
    label: string,
    { width }: CutText,
    { limit }: { limit: number },
  ) => ({
    key,
    label: fillIn(label, { limit: whole.format(limit) }),
    value: fillIn(labels.used, { used: whole.format(width) }),
  })
  const card = (device: 'desktop' | 'phone') => (
    <ResultCard
      device={device}
      siteName={labels.siteName}
      breadcrumb={address}
      title={title[device].shown}
      description={description[device].shown}
      query={values.query}
    />
  )

  return (
    <Demo
      demo={demo}
      isWhite
      figures={{
        ...values,
        titleWidth,
        descriptionWidth,
        advice: advice.map(({ text }) => text).join('\n'),
      }}
      told={[
        fillIn(labels.announcement, { title: titleWidth, description: descriptionWidth }),
        ...advice.map(({ text }) => text),
      ].join(' ')}
      picture={
        <div className={styles.picture}>
          <div className={`${styles.cell} ${styles.wide}`}>
            <p className={styles.caption}>{places.measured}</p>
            <WidthRuler
              label={fields.title.label}
              width={title.desktop.width}
              limit={room.desktop.title.limit}
              amount={titleWidth}
            />
            <WidthRuler
              label={fields.description.label}
              width={description.desktop.width}
              limit={room.desktop.description.limit}
              amount={descriptionWidth}
            />
          </div>
          <div className={`${styles.cell} ${styles.wide}`}>
            <p className={styles.caption}>{places.desktop}</p>
            {card('desktop')}
          </div>
          <div className={styles.cell}>
            <p className={styles.caption}>{places.phone}</p>
            {card('phone')}
          </div>
          <div className={styles.cell}>
            <p className={styles.caption}>{places.advice}</p>
            <AdviceList items={advice} />
          </div>
        </div>
      }
      fields={FIELDS.map((field) => {
        const { label, hint, longest } = fields[field]
        return (
          <TextField
            key={field}
            {...demo.field(field)}
            label={label}
            {...(hint && { hint })}
            longest={longest}
            {...(field === 'title' && { rows: 3 })}
            {...(field === 'description' && { rows: 6 })}
            error={field === 'address' ? errors.address : undefined}
          />
        )
      })}
      results={[
        result('title', results.title, title.desktop, room.desktop.title),
        result('description', results.description, description.desktop, room.desktop.description),
        result('phone-title', results.phoneTitle, title.phone, room.phone.title),
        result(
          'phone-description',
          results.phoneDescription,
          description.phone,
          room.phone.description,
        ),
      ]}
    />
  )
}
