declare module 'subset-font' {
  /** Cuts a font to the characters of a text; see the package's README for the options. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  /** Brings a font into another container, compressed or not. */
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>
}
