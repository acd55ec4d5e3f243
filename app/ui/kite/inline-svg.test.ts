import { expect, test } from 'vitest'
import { inlineSvg } from './inline-svg.ts'

test.each([
  `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8" fill="#d90d66"/></svg>`,
  `<svg\n\txmlns="http://www.w3.org/2000/svg"\r\n\tstyle="mask: url('#a')" width="50%"><title>A &amp; B</title></svg>`,
])('The address of %j contains the whole drawing', async (svg) => {
  expect(await (await fetch(inlineSvg(svg))).text()).toBe(svg)
  expect(inlineSvg(svg), 'fits into an attribute in single quotes').not.toMatch(/['&<]/)
})
