import { usePageMetadata } from '../seo/use-page-metadata.ts'

/** Links to this page in the other languages that have it, each named in its own. */
export function LanguageLinks({ className }: { className: string }) {
  const others = usePageMetadata()?.versions.filter(({ isOwn }) => !isOwn) ?? []
  return others.map(({ language, label, path }) => (
    <a key={language} lang={language} hrefLang={language} href={path} className={className}>
      {label}
    </a>
  ))
}
