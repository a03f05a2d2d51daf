/** What a page needs before the picture is there; written by compose.ts, read by whoever shows one. */
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Made } from './encode'
import { focus } from './focus'
import type { Scene } from './scene'

// From the root of the project: the loader is bundled into another folder.
const file = path.resolve('demo/pictures/manifest.json')

const entry = z.object({
  /** Beside the manifest, in out/. */
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** #rrggbb, for the place until the picture is there. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().min(10),
  /** What must stay in sight, in percent from the left and from above; the middle where it is missing. */
  focus: z.tuple([z.number().min(1).max(100), z.number().min(1).max(100)]).optional(),
})
const manifest = z.record(z.string(), entry)
export type PictureEntry = z.infer<typeof entry>

/** Every picture by its id. */
export function readManifest(): Record<string, PictureEntry> {
  if (!fs.existsSync(file)) return {}
  return manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
}

/** Puts one picture into the manifest, in the order of ids. */
export function writeManifest(scene: Scene, made: Made): void {
  const all = readManifest()
  all[scene.id] = {
    file: `${scene.id}.webp`,
    width: made.width,
    height: made.height,
    color: made.color,
    alt: scene.alt,
    ...focused(scene.id),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
  // Two runs may write at once; neither reads half a file.
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  fs.renameSync(draft, file)
}

function focused(id: string): Pick<PictureEntry, 'focus'> {
  const point = focus[id]
  return point ? { focus: [...point] } : {}
}
