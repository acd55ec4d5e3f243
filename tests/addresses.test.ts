import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { filePaths } from '../tools/page-paths.ts'

test('Every line of the route table is written as a file: schemas/addresses.ts names its address', async () => {
  const table = (await routes).map(
    ({ index, path, file }) => ({ index, path, id: file }) as RouteObject,
  )
  const written = filePaths().map((path) => matchRoutes(table, path)?.[0]?.route.id)
  expect(table.map(({ id }) => id).filter((id) => !written.includes(id))).toEqual([])
})
