/**
 * Sent with every response, but see `DOCUMENT_HEADERS`. The Content-Security-Policy of a page comes from the
 * build, which knows its scripts. A Referrer-Policy is not needed: all browsers since 2021 have the right one
 * as their default (https://www.w3.org/TR/referrer-policy/#default-referrer-policy).
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const

/** Headers that browsers read on documents only, so scripts, styles, fonts and pictures go without them. */
export const DOCUMENT_HEADERS = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'] as const

/** For a page that `headers.json` does not name: no inline scripts. */
export const STRICT_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'self' mailto:; object-src 'none'"
