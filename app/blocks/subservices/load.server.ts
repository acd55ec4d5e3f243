import type { Load } from '../block-page.ts'

export const load = ((_, { accent }) => ({ accent })) satisfies Load<'subservices'>
