/** Writes what the demo needs to know of a picture into its manifest. */
import fs from 'node:fs'
import { MANIFEST_FILE, readManifest } from '../../../demo/media'
import type { Encoded } from './encode'

type Described = { id: string; alt: string; focus?: readonly [x: number, y: number] | undefined }

/** Puts one picture into the manifest, in the order of ids. */
export function writeManifest({ alt, focus, id }: Described, encoded: Encoded): void {
  const all = readManifest()
  all[id] = {
    file: `${id}.webp`,
    width: encoded.width,
    height: encoded.height,
    color: encoded.color,
    alt,
    ...(focus && { focus: [...focus] }),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
  // Renamed when complete, so that another run never reads half a file.
  const draft = `${MANIFEST_FILE}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  fs.renameSync(draft, MANIFEST_FILE)
}
