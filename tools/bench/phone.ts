/** The phone that Lighthouse measures on (https://github.com/GoogleChrome/lighthouse, `MOTOGPOWER_EMULATION_METRICS`). */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 }

/** How much slower than this machine that phone's processor is taken to be, also by Lighthouse. */
export const SLOWER = 4
