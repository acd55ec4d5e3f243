import { defineCollection, defineConfig, defineSingleton } from '@content-collections/core'
import type { z } from 'zod'
import { articleSchema, authorSchema } from './schemas/article.ts'
import { checkSyntax } from './schemas/check-syntax.ts'
import { droneServiceSchema } from './schemas/drone-service.ts'
import { gallerySchema } from './schemas/gallery.ts'
import {
  aboutSchema,
  blogSchema,
  contactSchema,
  homeSchema,
  notFoundSchema,
  privacySchema,
  productsPageSchema,
  servicesPageSchema,
} from './schemas/pages.ts'
import { teamMemberSchema, testimonialSchema } from './schemas/people.ts'
import { planSchema, pricingSchema } from './schemas/pricing.ts'
import { productSchema } from './schemas/product.ts'
import { serviceSchema } from './schemas/service.ts'
import { brandSchema, interfaceSchema, navigationSchema, siteSchema } from './schemas/site.ts'

checkSyntax('content')

/** A folder of YAML files, one an entry, named by its slug. */
const entries = <Name extends string, Schema extends z.ZodType>(
  name: Name,
  folder: string,
  schema: Schema,
) =>
  defineCollection({
    name,
    directory: `content/${folder}`,
    include: '*.yaml',
    parser: 'yaml',
    schema,
  })

/** One file that stands for itself. */
const single = <Name extends string, Schema extends z.ZodType>(
  name: Name,
  file: string,
  schema: Schema,
) =>
  defineSingleton({
    name,
    filePath: `content/${file}`,
    parser: file.endsWith('.md') ? 'frontmatter' : 'yaml',
    schema,
  })

/** What the folder `content/` holds, kind by kind, and the schema that each is checked against. */
export default defineConfig({
  content: [
    single('brand', 'brand.yaml', brandSchema),
    single('site', 'site.yaml', siteSchema),
    single('navigation', 'navigation.yaml', navigationSchema),
    single('wording', 'interface.yaml', interfaceSchema),
    single('home', 'home.yaml', homeSchema),
    single('servicesPage', 'services.yaml', servicesPageSchema),
    entries('services', 'services', serviceSchema),
    single('droneService', 'drone-service.yaml', droneServiceSchema),
    single('productsPage', 'products.yaml', productsPageSchema),
    entries('products', 'products', productSchema),
    single('blog', 'blog.yaml', blogSchema),
    defineCollection({
      name: 'articles',
      directory: 'content/articles',
      include: '*.md',
      schema: articleSchema,
    }),
    entries('authors', 'authors', authorSchema),
    entries('testimonials', 'testimonials', testimonialSchema),
    single('about', 'about.yaml', aboutSchema),
    single('gallery', 'gallery.yaml', gallerySchema),
    entries('team', 'team', teamMemberSchema),
    single('pricing', 'pricing.yaml', pricingSchema),
    entries('plans', 'pricing', planSchema),
    single('contact', 'contact.yaml', contactSchema),
    single('privacy', 'privacy.md', privacySchema),
    single('notFound', 'not-found.yaml', notFoundSchema),
  ],
})
