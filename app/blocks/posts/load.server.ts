import { articles, articleTeaser } from '../../content/content.server.ts'

/** Teasers (specification, section 9). */
const TEASERS = 5

export const load = () => ({ posts: articles.slice(0, TEASERS).map(articleTeaser) })
