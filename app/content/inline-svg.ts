/**
 * A drawing as an address that contains it (https://www.rfc-editor.org/rfc/rfc2397), for a page to show
 * without a request. Only what an address or an attribute may not contain is encoded: the rest is shorter
 * and compresses better.
 * @param svg the text of the file
 */
export const inlineSvg = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/["%#<>\r\n\t]/g, encodeURIComponent)}`
