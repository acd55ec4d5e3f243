// Renders the pictures of this folder's scenes to content/pictures.
//   npm run art                     every picture
//   npm run art -- hero-day about   only these
//   npm run art -- --draft about    half size, few samples, into the system's temporary folder
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../content/pictures/', import.meta.url))
const manifest = JSON.parse(await readFile(join(here, 'manifest.json'), 'utf8'))

/** Parses the command line; throws when a name is not in the manifest. */
function request(args) {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const flags = args.filter((arg) => arg.startsWith('--'))
  const unknown = [
    ...names.filter((name) => !Object.hasOwn(manifest, name)),
    ...flags.filter((flag) => flag !== '--draft'),
  ]
  if (unknown.length > 0) {
    const allowed = Object.keys(manifest).join('\n  ')
    throw new Error(
      `Not known: ${unknown.join(', ')}\nAllowed are --draft and these pictures:\n  ${allowed}`,
    )
  }
  return {
    names: names.length > 0 ? names : Object.keys(manifest),
    draft: flags.includes('--draft'),
  }
}

/** Runs a command; rejects with the end of its output when it fails. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const listen = (part) => {
      output = (output + part).slice(-4000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `"${command}" was not found. Install Blender 3.4 or later, or name its program in the variable BLENDER.`,
            )
          : error,
      ),
    )
    // Blender exits with 0 even when a scene's Python failed, so its output is checked as well.
    child.on('close', (code) =>
      code === 0 && !/^(Traceback|Error:)/m.test(output) ? resolve() : reject(new Error(output)),
    )
  })
}

/** Renders one scene with Blender to a PNG file. */
async function renderScene(name, { width, height, samples }, png) {
  await run(
    process.env.BLENDER ?? 'blender',
    [
      ...['-b', '-noaudio', '--factory-startup', '-t', process.env.ART_THREADS ?? cpus().length],
      ...['--python', join(here, 'parts/run.py'), '--', name, png, width, height, samples],
    ].map(String),
  )
  if (!existsSync(png)) throw new Error(`Blender ended without a picture of ${name}.`)
}

/** Renders an SVG drawing from a script of this folder that exports `draw(width, height)`. */
async function renderDrawing(script, { width, height }, png) {
  const { draw } = await import(join(here, script))
  await sharp(Buffer.from(draw(width, height)))
    .resize(width, height)
    .png()
    .toFile(png)
}

const { names, draft } = (() => {
  try {
    return request(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
})()
const work = await mkdtemp(join(tmpdir(), 'kiteline-art-'))
const into = draft ? join(tmpdir(), 'kiteline-art-drafts') : target
await mkdir(into, { recursive: true })
try {
  for (const name of names) {
    const entry = { ...manifest[name] }
    if (draft) {
      entry.width = Math.round(entry.width / 2)
      entry.height = Math.round(entry.height / 2)
      entry.samples = 16
    }
    const png = join(work, `${name}.png`)
    const begun = Date.now()
    await (entry.drawing ? renderDrawing(entry.drawing, entry, png) : renderScene(name, entry, png))
    const file = join(into, `${name}.webp`)
    await sharp(png)
      .webp({ quality: entry.quality ?? 88, effort: 6, smartSubsample: true })
      .toFile(file)
    const size = Math.round((await stat(file)).size / 1024)
    console.log(
      `${name}: ${size} KB, ${Math.round((Date.now() - begun) / 1000)} s${draft ? ` (${file})` : ''}`,
    )
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
}
