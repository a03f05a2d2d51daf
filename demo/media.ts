/** The committed pictures and videos of the demo, in demo/media. tools/demo-media makes them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

// From the root of the project: the loader is bundled into another folder.
const FOLDER = path.resolve('demo/media')

/** Holds each picture as a WebP. */
export const PICTURES_FOLDER = path.join(FOLDER, 'pictures')
/** Holds each video as an MP4, its captions as WebVTT and its poster as a WebP. */
export const VIDEOS_FOLDER = path.join(FOLDER, 'videos')
/** Holds the recording of each episode as an MP3, its captions as WebVTT. */
export const RECORDINGS_FOLDER = path.join(FOLDER, 'recordings')
/** Describes every picture. */
export const MANIFEST_FILE = path.join(FOLDER, 'pictures.json')

const picture = z.object({
  /** Its name in the folder of pictures. */
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The mean color as #rrggbb, a placeholder while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().min(10),
  /** What must not be cropped, in percent from the left and from the top. Absent: the middle. */
  focus: z.tuple([z.number().min(1).max(100), z.number().min(1).max(100)]).optional(),
})
const manifest = z.record(z.string(), picture)

/** A picture as the manifest describes it. */
export type Picture = z.infer<typeof picture>

/**
 * Every picture by its name.
 * @throws if the manifest is missing or has another shape
 */
export function readManifest(): Record<string, Picture> {
  return manifest.parse(JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')))
}
