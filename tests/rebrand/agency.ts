/** The content of the rebrand test's agency. None of it is real. */
import { GREEN } from '../green-colours.ts'

export const NAMES = {
  Kiteline: 'Brandenburg & Landschaftsvermessung',
  Ahmedabad: 'Port Town',
  SmartXAlgo: 'RuleRunner',
}

/** Its mark: a ship's bow, wider than high, with its own `<style>`. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">
  <style>.hull { fill: #1d7a3e }</style>
  <path class="hull" d="M4 30h88L78 60H20z" />
  <path d="M46 4h6v22h-6z" fill="#10281b" />
  <path d="M54 6l26 20H54z" fill="#5a6b00" />
</svg>
`

export const BRAND = {
  name: NAMES.Kiteline,
  legalName: 'Rao & Sons (Harbour) Ltd',
  tagline: 'Posters, pictures and plain words for firms that load ships',
  colours: GREEN,
  // Typefaces whose subsets exist already.
  fonts: { sans: 'anek-latin', serif: 'literata' },
  mark: 'harbour.svg',
  kite: { pattern: 'star', paper: 'tertiary', pieces: ['white', 'ink'], tail: 'highlight' },
  language: 'en-GB',
  city: 'Port Town',
  region: 'North Coast',
  country: 'Netherlands',
  profiles: [{ label: 'Pictures', href: 'https://pictures.example/rao' }],
}

export const SITE = {
  sample: true,
  url: 'https://www.rao.example',
  retentionMonths: 12,
  contact: {
    email: 'desk@rao.example',
    phone: '+31 20 000 0000',
    street: 'Quay 7, second floor',
    postcode: '1011 AB',
  },
  callbackForm: 'https://forms.example/rao',
  mail: {
    send: 'provider',
    host: 'https://api.mail-provider.example',
    serviceId: 'service_rao',
    templateId: 'template_rao',
    publicKey: 'public-key-of-rao',
  },
  security: { contact: 'desk@rao.example' },
  map: { directions: 'https://www.openstreetmap.org/search?query=Port%20Town' },
}

/** Two more services besides the eight of the sample, which get other names. */
export const MORE_SERVICES = ['Harbour posters', 'Radio spots']

/** How many of the sample's entries remain in each folder; the first by name. */
export const LEFT: Record<string, number> = { articles: 2, pricing: 7, team: 4, testimonials: 3 }

/** This article changed on the day of publication, which pages do not state; the others later. */
export const SAME_DAY = 'integration-digital-marketing-life.md'
export const UPDATED = '2026-11-09'

/** The contact person of every service and product, who did the work of every case study: the first of the team. */
export const CONTACT = 'asha'

/** The products that remain: one of each kind; the suite contains the others. */
export const SUITE = 'cloud-suite'
export const PRODUCTS = [SUITE, 'crm', 'smartxalgo']

/** The case studies on Home. */
export const JOBS = [
  'generator-dealer-mehsana',
  'soil-laboratory-vadodara',
  'warehouse-builder-sanand',
]

export const GALLERY_ITEMS = 7
