/** The colours of another brand, which can be read. */
export const GREEN = {
  ink: '#10281b',
  primary: '#1d7a3e',
  highlight: '#f2c230',
  secondary: '#0f6b75',
  tertiary: '#5a6b00',
  sky: '#eaf5ec',
}
