import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PICTURES_FOLDER, readManifest } from '../media'
import type { Loading } from './context'

const CREDIT = 'Composed for this site; sources in demo/CREDITS.md'

/** Finds the id of a picture by its name; null where there is none. */
export type PictureOf = (name: string | undefined) => number | null

/** The pictures, before everything that shows one. @returns their ids by name */
export async function loadPictures({ payload, req }: Loading): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [name, { alt, file, focus }] of Object.entries(readManifest())) {
    const data = readFileSync(path.join(PICTURES_FOLDER, file))
    const { id } = await payload.create({
      collection: 'media',
      data: { alt, credit: CREDIT, ...(focus && { focalX: focus[0], focalY: focus[1] }) },
      file: { data, mimetype: 'image/webp', name: file, size: data.byteLength },
      // A load that was killed leaves files and no rows: the next one takes their places.
      overwriteExistingFiles: true,
      req,
    })
    ids.set(name, id)
  }
  return ids
}
