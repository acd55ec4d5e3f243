import { startProgram } from '../start-program.ts'

/** Starts the editor in a scratch copy, with these settings. */
export const startEditor = (
  folder: string,
  settings: Record<string, string> = {},
  options: string[] = [],
) => {
  const args = ['editor/main.ts', '--no-open', ...options]
  return startProgram(folder, args, settings, /^The editor is at (\S+)/m)
}
