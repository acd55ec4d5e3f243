import type { KeyboardEvent } from 'react'
import { Kite } from '../../ui/kite/kite.tsx'
import type { Drag, useDrag } from '../frame/use-drag.ts'
import { HINT_ID } from './chosen-post.tsx'
import styles from './post-kite.module.css'
import type { HangingPost } from './use-month.ts'

/** The id of a post's kite. */
export const postId = (index: number) => `month-on-the-wall-post-${index}`

/** Days that a key moves a post by. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

type PostKiteProps = {
  post: HangingPost
  /** Its day in full. */
  date: string
  boostedWord: string
  isChosen: boolean
  drag: Drag<number> | undefined
  handle: ReturnType<ReturnType<typeof useDrag<number>>['handle']>
  onChoose: () => void
  onStep: (by: number) => void
}

/** A post as a kite on its day: pressed it is chosen, dragged or by arrow keys it moves. */
export function PostKite(props: PostKiteProps) {
  const { post, date, boostedWord, isChosen, drag, handle, onChoose, onStep } = props
  const name = [post.subject, date, post.kind?.label, post.boosted && boostedWord]
  return (
    <button
      id={postId(post.index)}
      type="button"
      className={styles.post}
      aria-pressed={isChosen}
      aria-label={name.filter(Boolean).join(', ')}
      aria-describedby={HINT_ID}
      data-drags={drag ? '' : undefined}
      style={drag && { translate: `${drag.dx}px ${drag.dy}px` }}
      {...handle}
      onClick={onChoose}
      onKeyDown={(event: KeyboardEvent) => {
        const by = STEPS[event.key]
        if (!by || event.metaKey || event.ctrlKey || event.altKey) return
        event.preventDefault()
        onStep(by)
      }}
    >
      <span className={styles.hung}>
        {post.kind && <Kite design={post.kind.kite} className={styles.kite} />}
        {post.boosted && (
          <svg viewBox="0 0 20 20" className={styles.boost} aria-hidden="true">
            <path d="M10 0 20 10 10 20 0 10Z" />
            <path d="M10 14V6M6.5 9.5 10 6l3.5 3.5" />
          </svg>
        )}
      </span>
      <span className={styles.subject}>{post.subject}</span>
    </button>
  )
}
