import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const FONTSOURCE = 'node_modules/@fontsource-variable'
const OWN = 'content/brand'

const require = createRequire(import.meta.url)

/** The files of a typeface with the Latin script. */
export type Typeface = { family: string; upright: string; italic: string | undefined }

/** The available typefaces: installed packages of Fontsource, and the brand's own files. */
export const typefaces = () => [
  ...readdirSync(FONTSOURCE),
  ...(existsSync(OWN) ? readdirSync(OWN) : []).filter((file) => /(?<!-italic)\.woff2$/.test(file)),
]

/**
 * Finds the files of a typeface.
 * @param name of a package, such as `anek-latin`, or of a file in `content/brand`, such as `house.woff2`,
 *   whose italic is `house-italic.woff2`
 * @param axes files of a package, by their variation axes, in order of preference
 * @throws Error if there is no such typeface, or it has no Latin letters
 */
export function findTypeface(name: string, axes: readonly string[]): Typeface {
  if (!typefaces().includes(name)) {
    throw new Error(
      `content/brand.yaml: there is no typeface "${name}"; there are ${typefaces().join(', ')}. Others: npm install --save-dev @fontsource-variable/…, or a .woff2 file in ${OWN}.`,
    )
  }
  if (name.endsWith('.woff2')) {
    const upright = path.resolve(OWN, name)
    const italic = upright.replace(/\.woff2$/, '-italic.woff2')
    return {
      family: name.replace(/\.woff2$/, ''),
      upright,
      italic: existsSync(italic) ? italic : undefined,
    }
  }
  const file = (style: string) =>
    axes
      .map((axes) => path.resolve(FONTSOURCE, name, `files/${name}-latin-${axes}-${style}.woff2`))
      .find((file) => existsSync(file))
  const upright = file('normal')
  if (!upright) throw new Error(`content/brand.yaml: "${name}" has no Latin letters.`)
  const { family } = require(path.resolve(FONTSOURCE, name, 'metadata.json'))
  return { family, upright, italic: file('italic') }
}
