import type { CSSProperties, ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import handleStyles from './handle.module.css'

/** A link to the demo of the page, placed on the picture in hundredths of its width and height. */
export type Handle = { label: string; at: [number, number]; href: string }

type StageProps = { handle: Handle | undefined; className: string | undefined; children: ReactNode }

/** The picture or kite of a hero, with the handle by which it turns into the demo (`turn-into-demo.ts`). */
export function Stage({ handle, className, children }: StageProps) {
  const { labels } = useSiteData()
  const [x, y] = handle?.at ?? []
  return (
    <>
      <div className={className}>
        {children}
        {handle && (
          <a
            href={handle.href}
            className={`unprinted ${handleStyles.handle} ${handleStyles.onPicture}`}
            style={{ '--x': x, '--y': y } as CSSProperties}
            data-pagefind-ignore=""
            {...{ [DATA.handle]: '', [DATA.pageOnly]: '' }}
          >
            <span className={handleStyles.word}>{handle.label}</span>
          </a>
        )}
      </div>
      {handle && (
        <button
          type="button"
          className={handleStyles.back}
          data-pagefind-ignore=""
          {...{ [DATA.pageOnly]: '' }}
        >
          {labels.backToPicture}
        </button>
      )}
    </>
  )
}
