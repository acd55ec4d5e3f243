import styles from './prose.module.css'

/**
 * Text that comes from Markdown, set for reading.
 * @param html made by `renderMarkdown` from the site's own content, never from a visitor's words
 */
export function Prose({ html, serif = false }: { html: string; serif?: boolean }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own Markdown, made at build
    <div className={styles.prose} data-serif={serif} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
