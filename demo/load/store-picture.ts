import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { OPEN_GRAPH } from '@/cms/collections/media'
import { contentFileName } from '@/cms/hooks/content-file-name'
import { meanColor } from '@/cms/hooks/mean-color'
import type { Loading } from './context'

interface Size {
  width: number
  height: number
}

/** A picture of the demo. */
export interface NewPicture {
  /** A WebP. */
  bytes: Buffer
  /** Of the file, without the hash of its content. */
  fileName: string
  alt: string
  credit: string
  /** What must not be cropped, in percent from the left and from the top. */
  focus?: readonly [number, number]
}

/**
 * Stores a picture and its size for shared links as an upload does, except that the picture itself stays as it is:
 * Payload encodes each WebP three times, which takes a third of a second of CPU time. Files of the same name, which a
 * killed load leaves, are replaced.
 * @returns its id
 */
export async function storePicture({ payload, req }: Loading, picture: NewPicture): Promise<number> {
  const { alt, bytes, credit, fileName, focus } = picture
  const [focalX, focalY] = focus ?? [50, 50]
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  mkdirSync(folder, { recursive: true })
  const stored = (filename: string, mimeType: string, content: Buffer, { height, width }: Size) => {
    writeFileSync(path.join(folder, filename), content)
    return { filename, mimeType, filesize: content.byteLength, width, height, url: `/cms/api/media/file/${filename}` }
  }
  const filename = contentFileName(fileName, bytes, { focal: focus && { x: focalX, y: focalY } })
  const size = await sharp(bytes).metadata()
  const shared = await openGraphOf(bytes, size, [focalX, focalY])
  const sharedName = `${path.parse(filename).name}-${OPEN_GRAPH.width}x${OPEN_GRAPH.height}.jpg`
  const data = {
    alt,
    credit,
    color: await meanColor(bytes),
    focalX,
    focalY,
    ...stored(filename, 'image/webp', bytes, size),
    sizes: { openGraph: shared && stored(sharedName, 'image/jpeg', shared, OPEN_GRAPH) },
  }
  const { id } = await payload.db.create({ collection: 'media', data, req })
  return Number(id)
}

/** A picture in the size for shared links, cut around its focus; undefined for one that would have to be enlarged. */
async function openGraphOf(bytes: Buffer, { height, width }: Size, [focalX, focalY]: [number, number]) {
  if (width < OPEN_GRAPH.width && height < OPEN_GRAPH.height) return undefined
  const isWide = width / height > OPEN_GRAPH.width / OPEN_GRAPH.height
  const scale = isWide ? OPEN_GRAPH.height / height : OPEN_GRAPH.width / width
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const start = (whole: number, part: number, focal: number) =>
    Math.floor(Math.max(0, Math.min((whole * focal) / 100 - part / 2, whole - part)))
  const left = start(scaled.width, OPEN_GRAPH.width, focalX)
  const top = start(scaled.height, OPEN_GRAPH.height, focalY)
  return sharp(bytes)
    .resize({ ...(isWide ? { height: OPEN_GRAPH.height } : { width: OPEN_GRAPH.width }), fastShrinkOnLoad: false })
    .extract({ left, top, width: OPEN_GRAPH.width, height: OPEN_GRAPH.height })
    .jpeg(OPEN_GRAPH.formatOptions.options)
    .toBuffer()
}
