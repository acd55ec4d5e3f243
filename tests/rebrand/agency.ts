/** The agency that the tests are tried on: what it has of its own. Nothing of it is real. */

export const NAMES = {
  // As long as the sample's, since search results cut titles at 65 characters.
  Kiteline: 'Rao & Co',
  Ahmedabad: 'Port Town',
  SmartXAlgo: 'RuleRunner',
}

export const BRAND = {
  name: NAMES.Kiteline,
  legalName: 'Rao & Sons (Harbour) Ltd',
  tagline: 'Posters, pictures and plain words for firms that load ships',
  kite: { pattern: 'star', paper: 'leaf', pieces: ['white', 'ink'], tail: 'marigold' },
}

export const SITE = {
  sample: true,
  url: 'https://www.rao.example',
  language: 'en-GB',
  contact: {
    email: 'desk@rao.example',
    phone: '+31 20 000 0000',
    street: 'Quay 7, second floor',
    city: 'Port Town',
    postcode: '1011 AB',
    country: 'Netherlands',
    chat: 'https://talk.example/rao',
  },
  social: {
    linkedin: { label: 'Our page at LinkedIn', href: 'https://linkedin.example/company/rao' },
    instagram: { label: 'Pictures', href: 'https://instagram.example/rao' },
  },
  callbackForm: 'https://forms.example/rao',
  mail: {
    send: 'provider',
    host: 'https://api.mail-provider.example',
    serviceId: 'service_rao',
    templateId: 'template_rao',
    publicKey: 'public-key-of-rao',
  },
  security: { contact: 'desk@rao.example', expires: '2099-01-01' },
  map: { directions: 'https://www.openstreetmap.org/search?query=Port%20Town' },
}

/** The eight services of the sample, under other names, and these two: ten in all. */
export const MORE_SERVICES = ['Harbour posters', 'Radio spots']

/** How many of the sample's entries are left, folder by folder; the first by name. */
export const LEFT: Record<string, number> = {
  articles: 2,
  pricing: 7,
  team: 4,
  testimonials: 3,
}

/** When articles were changed: this one on the day of its publication, which is not said, others later. */
export const SAME_DAY = 'integration-digital-marketing-life.md'
export const UPDATED = '2026-11-09'

/** Whose name stands at the end of every service and product: the first of the team. */
export const CONTACT = 'asha'

/** The products that are left: one of each kind; the suite gathers the others. */
export const SUITE = 'cloud-suite'
export const PRODUCTS = [SUITE, 'crm', 'smartxalgo']

/** What Home offers to try: demos of the services and products that are left. */
export const DEMOS = ['own-kite', 'pipeline']

export const STATS = ['12', '31', '4', '9+']
export const GALLERY_ITEMS = 7
