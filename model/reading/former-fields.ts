import type { Path } from '../content-issue.ts'

/** Fields and values that have another name now. */
const RENAMED: Record<string, string> = {
  ...{ rani: 'primary', marigold: 'highlight', cobalt: 'secondary', leaf: 'tertiary' },
  ...{ look: 'variant', handle: 'trigger', across: 'full-width', quotation: 'quotes' },
  ...{ marking: 'status', specimen: 'sampleNote' },
}

/** Fields of a page that are in one of its blocks now. */
const IN_BLOCK: Record<string, Record<string, string>> = {
  'home.yaml': {
    ...{ tryIt: 'demo-links', work: 'tiles', blog: 'posts', testimonials: 'testimonials' },
    ...{ services: 'offers', products: 'offers" and "of: products', contact: 'contact-form' },
  },
  'gallery.yaml': {
    ...{ filterLabel: 'gallery', allLabel: 'gallery', surpriseLabel: 'gallery', tags: 'gallery' },
    ...{ items: 'gallery', quotes: 'quotes', team: 'team', closing: 'call-to-action' },
  },
  'pricing.yaml': { note: 'notice', faq: 'questions' },
  'work.yaml': {
    filterLabel: 'case-study-wall',
    all: 'case-study-wall',
    closing: 'call-to-action',
  },
}

const PROFILES = 'is in the list "profiles" now, each with label and href'

const MOVED: Record<string, string> = {
  ...{ social: PROFILES, linkedin: PROFILES, github: PROFILES },
  currency: 'is in pricing.yaml now',
  listLabel: 'is no longer shown: delete it',
  promo: 'is in a block "banner" of home.yaml now',
}

/** What became of a field that is none any more, if it is known. */
export function formerly(file: string, path: Path): string | undefined {
  const name = String(path.at(-1))
  const block = path.length === 1 && IN_BLOCK[file]?.[name]
  if (block) return `is below "blocks" now, in an entry that begins with "- block: ${block}"`
  return MOVED[name] ?? (RENAMED[name] && `is called "${RENAMED[name]}" now`)
}

/** What a value is called now, to be added to an error. */
export function renamed(value: unknown): string {
  const name = RENAMED[String(value)]
  return name ? `, which is called "${name}" now` : ''
}
