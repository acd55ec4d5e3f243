/** What the rebrand test's agency has besides `content/`. None of it is real. */

export const NAMES = {
  Kiteline: 'Brandenburg & Landschaftsvermessung',
  Ahmedabad: 'Port Town',
  SmartXAlgo: 'RuleRunner',
}

export const EMAIL = 'desk@rao.example'

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
export const PRODUCTS = ['cloud-suite', 'crm', 'smartxalgo']

export const GALLERY_ITEMS = 7
