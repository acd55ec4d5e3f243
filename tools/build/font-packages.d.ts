declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>
}
