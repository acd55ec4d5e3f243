import { expect, test } from 'vitest'
import { weigh } from './weigh.ts'

const file = (name: string, encodedBodySize: number) => ({
  name: `https://kiteline.example${name}`,
  encodedBodySize,
})

test('What one sees is weighed apart from scripts and their data, and each file once', () => {
  const files = [
    file('/services/website-development', 10_000),
    file('/assets/sections.css', 8000),
    file('/assets/anek.woff2', 28_000),
    file('/icon.svg?v=2', 600),
    file('/assets/entry.js', 3000),
    file('/assets/entry.js', 3000),
    file('/contact/form.json', 900),
  ]
  expect(weigh(files)).toEqual({
    page: { bytes: 46_600, requests: 4 },
    use: { bytes: 3900, requests: 2 },
  })
})
