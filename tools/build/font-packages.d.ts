declare module 'subset-font' {
  /** Subsets a font to the characters of a text; see the package's README for the options. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      dropTables?: string[]
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  /** Converts a font to another container format. */
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>
}
