/** The loader of every block that needs more than the fields of its file, one line each. */

export { load as 'call-to-action' } from './call-to-action/load.server.ts'
export { load as 'case-studies' } from './case-studies/load.server.ts'
export { load as 'contact-form' } from './contact-form/load.server.ts'
export { load as demo } from './demo/load.server.ts'
export { load as picture } from './picture/load.server.ts'
export { load as products } from './products/load.server.ts'
export { load as related } from './related/load.server.ts'
export { load as story } from './story/load.server.ts'
export { load as subservices } from './subservices/load.server.ts'
export { load as text } from './text/load.server.ts'
