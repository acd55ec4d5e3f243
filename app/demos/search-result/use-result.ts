import { fillIn } from '../../../contract/fill-in.ts'
import { typed } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { adviceOn } from './advice.ts'
import { cutToWidth } from './cut-to-width.ts'
import type { Labels } from './schema.server.ts'
import { breadcrumbOf, missingWords } from './search-words.ts'

export type Device = 'desktop' | 'phone'

/** The result as both screens show it, and the advice on it. */
export function useResult(props: DemoProps<Labels>) {
  const { labels } = props
  const { fields, room } = labels
  const demo = useDemo(props, {
    query: typed(fields.query.first),
    title: typed(fields.title.first),
    description: typed(fields.description.first),
    address: typed(fields.address.first),
  })
  const { values } = demo
  const whole = demo.formats.decimal(0)
  const cut = (of: 'title' | 'description') => {
    const on = (device: Device) => {
      const { limit, size } = room[device][of]
      const cut = cutToWidth(values[of].slice(0, fields[of].longest), limit, size)
      /** "512 of 600 px" */
      const used = fillIn(labels.pixels, { used: whole(cut.width), limit: whole(limit) })
      return { ...cut, limit, used }
    }
    return { desktop: on('desktop'), phone: on('phone') }
  }
  const title = cut('title')
  const description = cut('description')
  const breadcrumb = breadcrumbOf(values.address)
  const missing = missingWords(values.query, values.title)
  const remarks = adviceOn(title, description, missing, labels.short)
  return {
    demo,
    title,
    description,
    isAddress: breadcrumb !== undefined,
    address: breadcrumb ?? breadcrumbOf(fields.address.first) ?? fields.address.first,
    advice: remarks.map(({ key, good, values }) => ({
      key,
      good,
      text: fillIn(labels.advice[key], values),
    })),
  }
}

export type Result = ReturnType<typeof useResult>
