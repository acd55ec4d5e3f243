import type { Weight } from './weigh.ts'

/** A connection: megabits (10⁶ bits) a second, and milliseconds from the browser to the server and back. */
export type Line = { megabits: number; roundTrip: number }

/** Round trips until the page begins to arrive: DNS, TCP, TLS 1.3 and the request. */
const FIRST_ROUND_TRIPS = 4

/** Files that a browser fetches from a server at a time (HTTP/1.1). */
const AT_A_TIME = 6

/**
 * Seconds until a page has arrived: its bytes at the line's speed, and a round trip for each turn between
 * browser and server. It is the response time formula of Sevcik and Bartlett ("Understanding Web
 * Performance", 2001), payload / bandwidth + turns × round trip, without its terms for server and browser.
 *
 * Assumes a first visit, one server that answers at once, six files in each turn after the page itself,
 * and a line used to capacity; packet loss, more servers or slow scripts take longer.
 */
export const loadingTime = ({ bytes, requests }: Weight, { megabits, roundTrip }: Line) =>
  (bytes * 8) / (megabits * 1e6) +
  ((FIRST_ROUND_TRIPS + Math.ceil((requests - 1) / AT_A_TIME)) * roundTrip) / 1000
