/** The phone that Lighthouse measures on (https://github.com/GoogleChrome/lighthouse, `MOTOGPOWER_EMULATION_METRICS`). */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 }

/** The factor by which the processor is slowed down, as in Lighthouse. */
export const SLOWER = 4
