import { caseStudies, workPage } from '../../content/content.server.ts'

const { categories } = workPage

export const load = () => ({
  groups: categories.map(({ title }) => title),
  caseStudies: caseStudies.map((caseStudy) => ({
    ...caseStudy,
    group: categories.findIndex(({ id }) => id === caseStudy.category) + 1,
  })),
})
