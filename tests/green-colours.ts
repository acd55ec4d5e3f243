/** The colours of another brand, which can be read. */
export const GREEN = {
  ink: '#10281b',
  rani: '#1d7a3e',
  marigold: '#f2c230',
  cobalt: '#0f6b75',
  leaf: '#5a6b00',
  sky: '#eaf5ec',
}
