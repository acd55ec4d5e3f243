import styles from './enquiries-of-sale.module.css'

/** The enquiries that one sale takes, as diamonds on a thread; the first one buys. */
export function EnquiriesOfSale({ count, caption }: { count: number; caption: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.row} data-many={count > 24 || undefined}>
        {Array.from({ length: Math.ceil(count - 1e-9) }, (_, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing else
            key={index}
            aria-hidden="true"
            viewBox="0 0 20 24"
            fill={index === 0 ? 'var(--rani)' : 'var(--white)'}
          >
            {/* The last one may be less than a whole enquiry. */}
            <path d="M10 1 19 10 10 19 1 10Z" opacity={count - index < 0.999 ? 0.4 : 1} />
            <path d="M10 19 7 23h6Z" />
          </svg>
        ))}
      </div>
    </figure>
  )
}
