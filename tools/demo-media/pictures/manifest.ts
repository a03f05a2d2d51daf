/** Writes what the demo needs to know of a picture into its manifest. */
import fs from 'node:fs'
import { MANIFEST_FILE, readManifest } from '../../../demo/media'
import type { Encoded } from './encode'
import { focusOf } from './focus'
import type { Scene } from './scene'

/** Puts one picture into the manifest, in the order of ids. */
export function writeManifest(scene: Scene, encoded: Encoded): void {
  const all = readManifest()
  const point = focusOf(scene)
  all[scene.id] = {
    file: `${scene.id}.webp`,
    width: encoded.width,
    height: encoded.height,
    color: encoded.color,
    alt: scene.alt,
    ...(point && { focus: [...point] }),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
  // Renamed when complete, so that another run never reads half a file.
  const draft = `${MANIFEST_FILE}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  fs.renameSync(draft, MANIFEST_FILE)
}
