/** The specification's numbers and texts, as shipped. All other tests read the content. */
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../app/blocks/block.ts'
import { cutBlogTitle, cutDescription } from '../../app/ui/text/cut-text.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { Finding } from '../../tools/launch-check/read-texts.ts'
import {
  articles,
  asShown,
  brand,
  callToAction,
  caseStudies,
  content,
  first,
  gallery,
  listedProducts,
  onHome,
  plans,
  platforms,
  products,
  services,
  siteContent,
  statusOf,
} from '../content-file.ts'
import { check, real } from '../launch-check.ts'

const slugsOf = (entries: { path: string }[]) =>
  entries.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))

const product = (name: string) => first(products.filter(({ slug }) => slug === name))

describe('The specification counts', () => {
  test('eight services, in the order of its menu, each by its name', () => {
    expect(services.map(({ path, title }) => `${path}: ${title}`)).toEqual([
      '/services/performance-marketing: Performance marketing',
      '/services/branding-design: Branding and design',
      '/services/social-media-marketing: Social media marketing',
      '/services/seo: SEO',
      '/services/website-development: Website design and development',
      '/services/content-marketing: Content marketing',
      '/services/video-production: Video production and motion graphics',
      '/services/digital-strategy: Digital strategy and consulting',
    ])
  })

  test('services that differ in the order of their sections, each with a sample sheet, and each service and product with a case study', () => {
    const orders = services.map(({ blocks }) => blocks.map(({ block }) => block).join())
    expect(new Set(orders).size).toBe(services.length)
    for (const service of services)
      expect(blocksOf(service, 'sample-sheet'), service.slug).toHaveLength(1)
    const shown = caseStudies.map(({ service }) => service)
    const offered = [...slugsOf([...services, ...products]), 'drone-service']
    expect(new Set(shown)).toEqual(new Set(offered))
  })

  test('four products in its menu, and Cloud Suite beside them', () => {
    expect(slugsOf(listedProducts)).toEqual(['ivr-system', 'hrms', 'crm', 'smartxalgo'])
    expect(slugsOf(products)).toContain('cloud-suite')
    expect(products).toHaveLength(5)
  })

  test('five articles by two authors; the list shows each title whole', () => {
    expect(articles).toHaveLength(5)
    expect(new Set(articles.map(({ author }) => author)).size).toBe(2)
    for (const { title } of articles) expect(cutBlogTitle(asShown(title))).toBe(asShown(title))
  })

  test('nine gallery items, three a tag', () => {
    const { items, tags } = gallery
    expect(tags).toEqual(['Team', 'Office', 'Celebrations'])
    expect(items).toHaveLength(9)
    for (const tag of tags) expect(items.filter((item) => item.tag === tag)).toHaveLength(3)
  })

  test('four stats', () => {
    expect(blocksOf(siteContent.about, 'statistics')[0]?.items).toMatchObject([
      { label: 'clients served', value: '120+' },
      { label: 'projects delivered', value: '250+' },
      { label: 'products launched', value: '5+' },
      { label: 'years of experience', value: '3+' },
    ])
  })

  test('an uptime of 99.9%, role-based access, and the three office products in Cloud Suite', () => {
    const suite = product('cloud-suite')
    expect(blocksOf(suite, 'key-figure')[0]?.value).toBe('99.9%')
    expect(blocksOf(suite, 'products')[0]?.products).toEqual(['ivr-system', 'crm', 'hrms'])
    expect(suite.subservices).toContain('Role-based access')
  })
})

describe('The specification words', () => {
  const pricing = content('pricing.yaml')
  const home = content('home.yaml')
  const contact = content('contact.yaml')
  const blog = content('blog.yaml')
  const platform = product('smartxalgo')
  const profile = brand.profiles[0]?.label ?? ''
  const FOOTER =
    'Empowering Brands with Creative Design, Digital Marketing, and Innovative Solutions'
  const guides = blocksOf(platform, 'list').find(({ items }) => items[0]?.link)

  test.each([
    ['the welcome', home.hero.welcome, 'Welcome to'],
    ['the hero’s link', home.hero.link.label, 'Contact Us'],
    ['the services of Home', onHome.services, 'What We Do'],
    ['the products of Home', onHome.products, 'Our Products'],
    ['the posts of Home', onHome.posts, 'Latest Blog Posts'],
    ['the praise of Home', onHome.testimonials, 'What Our Clients Say'],
    ['the dialog', home.dialog.title, "Let's Connect"],
    ['the form', contact.form.title, 'Get in Touch'],
    ['the map', contact.map.frameTitle, 'Office location'],
    ['the services list', content('services.yaml').title, 'Our Services'],
    ['the end of a service page', content('services.yaml').touchLabel, 'Get in Touch'],
    ['the products list', content('products.yaml').title, 'Our Products'],
    ['the end of a product page', callToAction(product('crm'))?.link?.label, 'Get a Demo'],
    ['the platform, tried', platform.tryIt?.label ?? '', 'Try It Now'],
    ['the platform, read about', guides?.items[0]?.link?.label, 'Read More'],
    ['the platform, its price', blocksOf(platform, 'links')[0]?.links[0]?.label, 'View Pricing'],
    ['a card', content('labels.yaml').readMore, 'Read More'],
    ['the blog', blog.title, 'Our Blog'],
    ['the blog without posts', blog.empty, 'No blog posts available right now. Stay tuned!'],
    ['the company page', fillIn(blog.followLabel, { profile }), 'Follow on LinkedIn'],
    ['the share links', blog.shareTitle, 'Share this post'],
    ['the networks', Object.values(blog.shareOn).join(', '), 'Twitter, Facebook, LinkedIn'],
    ['the gallery’s filter', gallery.allLabel, 'All'],
    ['the gallery’s button', gallery.surpriseLabel, 'Surprise Me'],
    ['the plans', pricing.title, 'Our Pricing'],
    ['the tagline', pricing.tagline, 'Transparent, Flexible, and Designed to Help You Grow'],
    ['a plan', pricing.callbackLabel, 'Request for Callback'],
    ['the footer', brand.tagline, FOOTER],
  ])('%s', (_, text, specified) => {
    expect(asShown(text)).toBe(specified)
  })

  test('what the hero promises, and what the blog is about', () => {
    expect(home.hero.tagline).toMatch(/digital strategies.*precision drone solutions/i)
    expect(blog.intro).toMatch(/digital marketing and SEO trends/i)
  })

  test('that trading carries risk, before the cards cut what they say', () => {
    for (const product of platforms)
      expect(cutDescription(asShown(statusOf(product) + product.description))).toMatch(
        /risk of loss.*more than you put/i,
      )
  })

  test('that the drone page complies with the regulator', () => {
    expect(blocksOf(siteContent.droneService, 'notice')[0]?.paragraphs.join(' ')).toMatch(/DGCA/)
  })
})

describe('The specification lists the plans', () => {
  const { categories } = siteContent.pricing
  const YEAR = 'domain, hosting and maintenance for 1 year'
  const PLANS: Record<string, Record<string, string[]>> = {
    'Digital Marketing': {
      'Social Media Handling': [
        '20 posts per month (Instagram and Facebook)',
        ...['3 boosted posts every 10 days', '3 reels'],
      ],
      'Influencer Marketing': ['1 influencer video', '3 collaborative posts'],
      'Meta Ads Management': ['3 campaigns'],
    },
    'Website Development': {
      'Static Website': ['4 pages', '10 days', YEAR],
      'Dynamic Website': ['4 dynamic pages', '15 days', YEAR],
      'Ecommerce Website': [
        ...['50 products included', 'INR 149 per extra product', '25 days', YEAR],
        ...['payment gateway', 'OTP', 'mail integration'],
      ],
    },
    'SaaS Solutions': {
      IVR: ['1 day installation'],
      CRM: ['1 day installation'],
      HRMS: ['up to 50 employees', '2 days installation'],
    },
  }

  test.each(Object.entries(PLANS))('%s', (category, specified) => {
    const { id } = categories.find(({ title }) => title === category) ?? {}
    const inIt = plans.filter((plan) => plan.category === id)
    expect(inIt.map(({ title }) => title)).toEqual(Object.keys(specified))
    for (const { title, features, extra } of inIt) {
      const shown = [...features, extra].join('; ').toLowerCase()
      for (const feature of specified[title] ?? [])
        expect(shown, title).toContain(feature.toLowerCase())
    }
  })

  test('in three tabs, Digital Marketing first', () => {
    expect(categories.map(({ title }) => title)).toEqual(Object.keys(PLANS))
  })
})

test('The launch check finds no false alarm in the sample, once its samples are replaced', () => {
  const findings: Finding[] = JSON.parse(check(real, '--json').stdout)
  // What an owner may improve is none.
  expect(findings.filter(({ rule }) => rule !== 'warning')).toEqual([])
})
