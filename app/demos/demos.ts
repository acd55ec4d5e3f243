import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { DemoLabels } from './frame/demo-shape.ts'

type Demo = {
  /** Of `content/demos/<demo>.yaml`. */
  schema: z.ZodObject
  /** The labels on a given day, such as 2026-11-30, if they depend on it. */
  labelsOn?: (labels: DemoLabels, today: string) => DemoLabels
}

/** The modules by their path, loaded by Node: in tools, the editor and browser tests. */
const loaded = () => {
  const files = globSync(path.join(import.meta.dirname, '*/schema.server.ts')).sort()
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href)
  return Array.fromAsync(files, async (file): Promise<[string, Demo]> => [file, await load(file)])
}

// Vite replaces the first: the built application is loaded by `require`, which allows no `await` here.
const modules: [string, Demo][] = import.meta.env?.SSR
  ? Object.entries(import.meta.glob<Demo>('./*/schema.server.ts', { eager: true }))
  : await loaded()

/** Every demo that a page can name: the folders of `app/demos` with a schema. */
export const DEMOS: Record<string, Demo> = Object.fromEntries(
  modules.map(([file, demo]) => [path.basename(path.dirname(file)), demo]),
)

export const demoName = z.enum(Object.keys(DEMOS))
