/** The pages of the editor besides the forms, by their address. */
export const TOOLS = {
  publish: 'Publish',
  pictures: 'Pictures',
  'launch-check': 'Launch check',
  enquiries: 'Enquiries',
}

export type Tool = keyof typeof TOOLS

/** The page at an address such as `#enquiries`; undefined for the address of a file. */
export const toolAt = (hash: string): Tool | undefined =>
  (Object.keys(TOOLS) as Tool[]).find((name) => hash === `#${name}`)
