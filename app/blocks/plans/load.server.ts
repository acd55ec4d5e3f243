import { content, planPrice, plans } from '../../content/content.server.ts'

const { title, categories, planLabels } = content.pricing

export const load = () => ({
  title,
  planLabels,
  categories: categories.map((tab) => ({
    ...tab,
    plans: plans
      .filter(({ category }) => category === tab.id)
      .map((plan) => ({ ...plan, price: planPrice(plan) })),
  })),
})
