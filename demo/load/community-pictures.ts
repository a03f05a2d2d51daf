import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURES_FOLDER, readManifest } from '../media'
import type { Loading } from './context'

/**
 * Stores a picture of the demo as one that a member has uploaded.
 * @param name in demo/media/pictures.json
 * @returns its id
 */
export async function storeMemberPicture({ payload, req }: Loading, name: string, author: number): Promise<number> {
  const picture = readManifest()[name]
  if (!picture) throw new Error(`The demo has no picture ${name}.`)
  const bytes = readFileSync(path.join(PICTURES_FOLDER, picture.file))
  const folder = payload.collections.forumPictures.config.upload.staticDir ?? ''
  mkdirSync(folder, { recursive: true })
  const filename = `${randomBytes(16).toString('hex')}.webp`
  writeFileSync(path.join(folder, filename), bytes)
  const { height, width } = await sharp(bytes).metadata()
  const { id } = await payload.db.create({
    collection: 'forumPictures',
    data: {
      author,
      filename,
      width,
      height,
      mimeType: 'image/webp',
      filesize: bytes.byteLength,
      url: `/cms/api/forumPictures/file/${filename}`,
    },
    req,
  })
  return Number(id)
}
