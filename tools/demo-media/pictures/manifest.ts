/** Writes what the demo needs to know of a picture into its manifest. */
import fs from 'node:fs'
import { MANIFEST_FILE, type Picture, readManifest } from '../../../demo/media'
import type { Encoded } from './encode'
import { focus } from './focus'
import type { Scene } from './scene'

/** Puts one picture into the manifest, in the order of ids. */
export function writeManifest(scene: Scene, encoded: Encoded): void {
  const all = readManifest()
  all[scene.id] = {
    file: `${scene.id}.webp`,
    width: encoded.width,
    height: encoded.height,
    color: encoded.color,
    alt: scene.alt,
    ...focusOf(scene.id),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
  // Renamed when complete, so that another run never reads half a file.
  const draft = `${MANIFEST_FILE}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  fs.renameSync(draft, MANIFEST_FILE)
}

function focusOf(id: string): Pick<Picture, 'focus'> {
  const point = focus[id]
  return point ? { focus: [...point] } : {}
}
