/** The pages of the editor besides the forms, by their address. */
export const TOOLS = {
  publish: 'Publish',
  pictures: 'Pictures',
  'launch-check': 'Launch check',
  enquiries: 'Enquiries',
}

export type Tool = keyof typeof TOOLS

/** The page with this name, such as `enquiries` or `enquiries/<id>`; undefined for the name of a file. */
export const toolOf = (name: string): Tool | undefined =>
  (Object.keys(TOOLS) as Tool[]).find((tool) => tool === name.split('/')[0])
