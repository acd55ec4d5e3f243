/** A picture in several widths; `width` and `height` are the original's, in pixels. */
export type PictureSources = {
  alt: string
  /** One width as WebP, for browsers that support none of the sources. */
  src: string
  width: number
  height: number
  /** One source set per format, in order of preference, for example `avif`. */
  sources: Record<string, string>
}

type PictureProps = {
  picture: PictureSources
  /** Its width in the layout, as the value of `sizes`; the window's by default. */
  sizes?: string
  className?: string
  /** For the largest paint of the page: fetched first, never lazily. */
  priority?: boolean
  /** Another crop for narrow windows, as in `home-hero.module.css`. */
  portrait?: PictureSources
}

/** A responsive picture with its size reserved, so that nothing moves when it arrives. */
export function Picture({ picture, portrait, sizes, className, priority }: PictureProps) {
  return (
    <picture>
      {portrait &&
        Object.entries({ ...portrait.sources, webp: portrait.src }).map(([format, sourceSet]) => (
          <source
            key={format}
            media="(max-width: 599px)"
            type={`image/${format}`}
            srcSet={sourceSet}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {Object.entries(picture.sources).map(([format, sourceSet]) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={className}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
