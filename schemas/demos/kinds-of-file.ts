/** What a page is made of; by itself, so that a page that names them takes no schema along. */
export const KINDS_OF_FILE = ['page', 'styles', 'scripts', 'fonts', 'pictures', 'other'] as const

export type KindOfFile = (typeof KINDS_OF_FILE)[number]
