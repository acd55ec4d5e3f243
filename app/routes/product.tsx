import { href } from 'react-router'
import {
  demoOn,
  jobsOf,
  labels,
  personAt,
  productCard,
  products,
  servicesPage,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { DemoAfter } from '../demos/frame/demo-section.tsx'
import { requestPath } from '../sections/contact/request.ts'
import { FinishedJobs } from '../sections/jobs/finished-jobs.tsx'
import { CardList } from '../sections/list/card-list.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import actions from '../sections/page/contact-actions.critical.module.css'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import { Notice } from '../sections/page/notice.tsx'
import { PictureHero } from '../sections/page/picture-hero.tsx'
import productStyles from '../sections/page/product-hero.critical.module.css'
import { Questions } from '../sections/page/questions.tsx'
import { TitledGrid } from '../sections/page/titled-grid.tsx'
import { Uptime } from '../sections/product/uptime.tsx'
import { Measures } from '../sections/service/measures.tsx'
import { Steps } from '../sections/service/steps.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, softwareNode } from '../seo/structured-data/nodes.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink, buttonClass } from '../ui/button/button.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Section } from '../ui/section/section.tsx'
import { Table } from '../ui/table/table.tsx'
import type { Route } from './+types/product'

export const loader = definePage(
  () =>
    products.map((product) => ({
      path: href('/products/:slug', { slug: product.slug }),
      label: product.title,
      name: product.menuLabel,
      seo: product.seo,
      pictures: [product.picture],
      kite: product.kite,
      product,
    })),
  (page) => {
    const { path, product } = page
    const picture = pictureSources(product.picture)
    const features = (product.features ?? product.capabilities)?.items ?? []
    return {
      page: pageMetadata(page, {
        nodes: [
          softwareNode(path, { ...product, features, image: picture.src }),
          ...questionNodes(path, product.faq?.items ?? []),
        ],
      }),
      path,
      product,
      picture,
      tools: products
        .filter(({ slug }) => product.tools?.products.includes(slug))
        .map((tool) => ({ ...productCard(tool), description: undefined })),
      demo: demoOn(product),
      jobs: jobsOf(product.slug),
      trail: trailTo(path),
      labels: { breadcrumb: labels.breadcrumb, newTab: labels.newTab },
      person: personAt(product.contact),
      headings: servicesPage.headings,
    }
  },
)

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { path, product, picture, tools, demo, jobs, trail, labels, person, headings } = loaderData
  const tryIt = (section: NonNullable<typeof demo>['after']) => (
    <DemoAfter section={section} demo={demo} />
  )
  const { roles, resources, pricing, tryIt: platform } = product
  const platformLink = platform && (
    <ExternalLink href={platform.href} newTab={labels.newTab} className={buttonClass('outline')}>
      {platform.label}
    </ExternalLink>
  )
  // Backgrounds alternate; a suite's tools are on sky already.
  const [first, second] = product.tools ? (['white', 'sky'] as const) : (['sky', 'white'] as const)
  return (
    <>
      <PictureHero
        styles={productStyles}
        width="55vw"
        background="ink"
        title={product.heading ?? product.title}
        hero={product.hero}
        intro={product.intro}
        picture={picture}
        pictureAt={product.pictureAt}
        above={<Breadcrumb label={labels.breadcrumb} trail={trail} current={product.menuLabel} />}
        actions={
          <ContactActions>
            {platform?.empanelled
              ? platformLink
              : product.getDemo && (
                  <ButtonLink href={requestPath('demo', path)} variant="marigold">
                    {product.getDemo.label}
                  </ButtonLink>
                )}
          </ContactActions>
        }
      />
      {tryIt('hero')}
      {product.tools && <CardList {...product.tools} background="sky" cards={tools} columns={3} />}
      {product.audience && <TitledGrid {...product.audience} background={second} />}
      {product.capabilities && (
        <TitledGrid
          {...product.capabilities}
          background={first}
          columns={product.capabilities.items.length % 2 === 0 ? 2 : 3}
        />
      )}
      {tryIt('capabilities')}
      {product.notice && <Notice {...product.notice} />}
      {product.features && <TitledGrid {...product.features} background={product.accent} />}
      {tryIt('features')}
      {product.setup && <Steps {...product.setup} background={second} />}
      {tryIt('setup')}
      {roles && (
        <Section title={roles.title} aside={<p>{roles.intro}</p>}>
          <Table label={roles.title} columns={roles.columns} rows={roles.rows} />
        </Section>
      )}
      {product.uptime && <Uptime {...product.uptime} />}
      {product.running && <Measures {...product.running} background="sky" />}
      <FinishedJobs title={headings.work} jobs={jobs} background={product.accent} />
      {resources && (
        <TitledGrid
          {...resources}
          background="sky"
          items={resources.items.map(({ link, ...item }) => ({
            ...item,
            more: (
              <ExternalLink href={link.href} newTab={labels.newTab}>
                {link.label}
                <span className="visually-hidden">: {item.title}</span>
              </ExternalLink>
            ),
          }))}
        />
      )}
      {pricing && (
        <Section background="marigold" title={pricing.title} aside={<p>{pricing.text}</p>}>
          <p className={actions.actions}>
            <ExternalLink
              href={pricing.link.href}
              newTab={labels.newTab}
              className={buttonClass('solid')}
            >
              {pricing.link.label}
            </ExternalLink>
            {!platform?.empanelled && platformLink}
          </p>
        </Section>
      )}
      {product.faq && <Questions {...product.faq} />}
      {product.getDemo && (
        <CallToAction
          {...product.getDemo}
          href={requestPath('demo', path)}
          person={person}
          background={product.accent}
          kite={product.kite}
        />
      )}
    </>
  )
}
