const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A time as the owner's clock shows it. */
export const time = (iso: string) => FORMAT.format(new Date(iso))
