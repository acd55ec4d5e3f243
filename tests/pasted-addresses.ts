/** Texts that people paste or type as an e-mail address. */
export const PASTED: Record<string, (address: string) => string> = {
  'direction marks': (address) => `\u202a${address}\u202c`,
  'zero-width spaces': (address) => `\u200b${address.replace('@', '\u200b@')}`,
  'no-break spaces': (address) => `\u00a0${address}\u00a0`,
  'a byte order mark': (address) => `\ufeff${address}`,
  'soft hyphens': (address) => address.replace('example', 'exam\u00adple'),
  'the scheme of a link': (address) => `mailto:${address}?subject=Hello`,
  'a name before it': (address) => `Asha Mehta <${address}>`,
  'a full-width @': (address) => address.replace('@', '＠'),
  'a full stop after it': (address) => `${address}.`,
}

/** The beginnings of addresses that browsers refuse in `type="email"`. */
export const LETTERS = ['jörg', 'जन', '山田']
