import { fillIn } from '../../../contract/fill-in.ts'
import type { PieceName, PieceWords } from '../../../schemas/demonstrations/pieces.ts'
import { MARK } from '../../marks.ts'
import { demoNamed } from './demo-named.ts'
import { PieceStyles } from './piece-styles.tsx'
import styles from './try-it-here.module.css'
import type { DemoProps } from './types.ts'

type TryItHereProps<Name extends PieceName> = DemoProps<PieceWords[Name]> & { piece: Name }

/**
 * A piece of our work that visitors try on its own page: its name, title and words, and the part that
 * answers. Its address is the page's with `#<piece>`.
 */
export function TryItHere<Name extends PieceName>({
  piece,
  words,
  common,
  language,
}: TryItHereProps<Name>) {
  const { default: Island, background } = demoNamed(piece)
  const nameId = `${piece}-name`
  return (
    <>
      <PieceStyles piece={piece} />
      <section
        id={piece}
        aria-labelledby={nameId}
        data-ground={background}
        className={styles.section}
        {...{ [MARK.pageOnly]: '' }}
      >
        <div className={styles.head}>
          <div>
            <p id={nameId} className={styles.name}>
              {fillIn(common.tryIt, { name: words.name })}
            </p>
            <h2 className={styles.title}>{words.title}</h2>
          </div>
          <p className={styles.intro}>{words.intro}</p>
        </div>
        <Island words={words} common={common} language={language} />
        <p className={styles.specimen}>{words.specimen}</p>
      </section>
    </>
  )
}

type TryItHereAfterProps<Section extends string> = {
  /** The section that ends here. */
  section: Section
  demonstration: (TryItHereProps<PieceName> & { after: Section }) | undefined
}

/** A page's piece, where the page's file says that it stands here. */
export function TryItHereAfter<Section extends string>({
  section,
  demonstration,
}: TryItHereAfterProps<Section>) {
  if (demonstration?.after !== section) return null
  const { after: _, ...piece } = demonstration
  return <TryItHere {...piece} />
}
