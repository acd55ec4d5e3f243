import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const FOLDER = path.join(import.meta.dirname, 'vocabularies')
const PARTS = {
  'http://www.sitemaps.org/schemas/sitemap/0.9': 'sitemap.xsd',
  'http://www.google.com/schemas/sitemap-image/1.1': 'sitemap-image.xsd',
}

/** Both schemas in one, since the first allows the elements of the second. */
const SCHEMA = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">${Object.entries(PARTS)
  .map(([name, file]) => `<xsd:import namespace="${name}" schemaLocation="${file}"/>`)
  .join('')}</xsd:schema>`

/** The errors of a sitemap according to the schemas of sitemaps.org and of Google's image extension. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: 'all.xsd', contents: SCHEMA }],
    preload: Object.values(PARTS).map((fileName) => ({
      fileName,
      contents: readFileSync(path.join(FOLDER, fileName), 'utf8'),
    })),
  })
  return errors.map(({ message }) => message)
}
