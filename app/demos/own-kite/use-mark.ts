import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { asMeasured, contrastRatio } from '../../../schemas/colours/contrast.ts'
import { choice, codec, phrase } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import type { Labels } from './schema.server.ts'

const colour = (first: string) =>
  codec(first, (text) => (/^#[0-9a-f]{6}$/.test(text) ? text : undefined))

/** The mark: its pattern, colours and name. */
export function useMark(props: DemoProps<Labels>) {
  const { labels } = props
  const demo = useDemo(props, {
    pattern: choice(labels.pattern.choices.map(({ kind }) => kind)),
    paper: colour(labels.paper.hex),
    pieces: colour(labels.pieces.hex),
    name: phrase(labels.mark.first, labels.mark.longest),
  })
  return {
    demo,
    file: useRef<SVGSVGElement>(null),
    ratioOf: (one: string, other: string) =>
      fillIn(labels.contrast.ratio, {
        ratio: demo.formats.decimal(3, 1)(asMeasured(contrastRatio(one, other))),
      }),
    /** A colour's name in the content with its hex value, or the value alone. */
    nameOf(hex: string) {
      const known = labels.colours.find((colour) => colour.hex === hex)
      return known ? `${known.label} ${hex}` : hex
    },
  }
}

export type MarkInUse = ReturnType<typeof useMark>
