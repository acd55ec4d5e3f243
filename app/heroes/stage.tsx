import type { CSSProperties, ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import triggerStyles from './trigger.module.css'

/** A link to the demo of the page, placed on the picture in hundredths of its width and height. */
export type Trigger = { label: string; at: [number, number]; href: string }

type StageProps = {
  trigger: Trigger | undefined
  className: string | undefined
  children: ReactNode
}

/** The picture or kite of a hero, with the trigger by which it turns into the demo (`turn-into-demo.ts`). */
export function Stage({ trigger, className, children }: StageProps) {
  const { labels } = useSiteData()
  const [x, y] = trigger?.at ?? []
  return (
    <>
      <div className={className}>
        {children}
        {trigger && (
          <a
            href={trigger.href}
            className={`unprinted plain ${triggerStyles.trigger} ${triggerStyles.onPicture}`}
            style={{ '--x': x, '--y': y } as CSSProperties}
            data-pagefind-ignore=""
            {...{ [DATA.trigger]: '', [DATA.pageOnly]: '' }}
          >
            <span className={triggerStyles.word}>{trigger.label}</span>
          </a>
        )}
      </div>
      {trigger && (
        <button
          type="button"
          className={triggerStyles.back}
          data-pagefind-ignore=""
          {...{ [DATA.pageOnly]: '' }}
        >
          {labels.backToPicture}
        </button>
      )}
    </>
  )
}
