import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PICTURES_FOLDER, readManifest } from '../media'
import type { Loading } from './context'
import { storePicture } from './store-picture'

const CREDIT = 'Composed for this site; sources in demo/CREDITS.md'

/** Finds the id of a picture by its name; null where there is none. */
export type PictureOf = (name: string | undefined) => number | null

/** The pictures, before everything that shows one. @returns their ids by name */
export async function loadPictures(loading: Loading): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [name, { alt, file, focus }] of Object.entries(readManifest())) {
    const bytes = readFileSync(path.join(PICTURES_FOLDER, file))
    const id = await storePicture(loading, { bytes, fileName: file, alt, credit: CREDIT, focus })
    ids.set(name, id)
  }
  return ids
}
