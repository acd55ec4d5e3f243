import { articles, articleTeaser } from '../../content/content.server.ts'

/** Five teasers (specification, section 9). */
export const load = () => ({ posts: articles.slice(0, 5).map(articleTeaser) })
