import { href } from 'react-router'
import { fillIn } from '../../../contract/fill-in.ts'
import { blockPages } from '../../../model/addresses.ts'
import { blocksOf } from '../../blocks/block.ts'
import { Blocks } from '../../blocks/blocks.tsx'
import { CaseStudyTiles } from '../../blocks/tiles/case-study-tiles.tsx'
import {
  authors,
  caseStudies,
  chosen,
  content,
  planPrice,
  plans,
  team,
  workPage,
} from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { CaseStudyHero } from '../../heroes/case-study-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/case-study'
import styles from './case-study.module.css'

const { path: teamPage = href('/gallery') } =
  blockPages(content).find((page) => blocksOf(page, 'team').length > 0) ?? {}

/** Where a person of the team is shown: the page of their articles, or their card. */
const pageOf = (slug: string) =>
  authors.find((author) => author.slug === slug)?.href ?? `${teamPage}#${slug}`

/** The plan that a case study names, with its price. */
const planLink = (named = '') =>
  chosen(plans, [named]).map((plan) => ({
    label: fillIn(workPage.labels.plan, {
      name: [plan.title, planPrice(plan)].filter(Boolean).join(', '),
    }),
    href: `${href('/pricing')}#${plan.category}`,
  }))

/** The case study after this one; after the last one the first. */
const nextTo = (slug: string) =>
  caseStudies[caseStudies.findIndex((one) => one.slug === slug) + 1] ?? caseStudies[0]

export const loader = definePage(
  () =>
    caseStudies.map((caseStudy) => ({
      ...caseStudy,
      path: caseStudy.href,
      label: caseStudy.title,
      pictures: [caseStudy.hero.picture],
      kite: caseStudy.offer.kite,
    })),
  (page) => {
    const { title, figure, sample, offer } = page
    const about = { label: fillIn(workPage.labels.about, { name: offer.name }), href: offer.href }
    return {
      ...blocksPage({
        ...page,
        hero: { title, figure, sample, background: offer.accent },
        accent: offer.accent,
        contact: page.by[0],
        people: chosen(team, page.by).map(({ slug, name }) => ({ name, href: pageOf(slug) })),
        links: [...planLink(page.plan), about],
      }),
      next: nextTo(page.slug),
      labels: workPage.labels,
    }
  },
)

export default ({ loaderData: { hero, link, blocks, next, labels } }: Route.ComponentProps) => (
  <>
    <CaseStudyHero {...hero} link={link} />
    <Blocks blocks={blocks} />
    <section className={`step-1 ${styles.next}`}>
      <h2 className={`step-1 ${styles.bar}`}>{labels.next}</h2>
      <CaseStudyTiles caseStudies={next ? [next] : []} />
      <p className={styles.bar}>
        <a href={href('/work')}>{labels.back}</a>
      </p>
    </section>
  </>
)
