import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DemoMeditation } from '../item'
import { VIDEOS_FOLDER } from '../media'
import { demoMeditations } from '../meditations'
import { demoMovementWeeks } from '../movement-weeks'
import { demoMovements } from '../movements'
import { demoVideos, type VideoSlug } from '../videos'
import type { Loading } from './context'
import type { PictureOf } from './pictures'
import { storePicture } from './store-picture'
import { storeVideoFile } from './store-video-file'
import { textData } from './texts'
import { type VideoText, videoText } from './video-text'

const CREDIT = 'Drawn for this site; see demo/CREDITS.md'

/** A video in the CMS: what an item's video says of it, and the ids of its poster and of its trailer. */
export interface LoadedVideo {
  video: { file: number } & VideoText
  poster: number
  trailer: number
}

/** Finds a video by its slug. */
export type VideoOf = (slug: VideoSlug) => LoadedVideo

const read = (file: string) => readFileSync(path.join(VIDEOS_FOLDER, file))

/** The videos with their posters, captions and trailers, before everything that shows one. */
export async function loadVideoFiles(loading: Loading): Promise<VideoOf> {
  const load = (name: string, title: string, poster: number, captions: string) =>
    storeVideoFile(loading, { title, fileName: `${name}.mp4`, bytes: read(`${name}.mp4`), captions, poster })
  const videos = new Map<string, LoadedVideo>()
  for (const { posterAlt, slug, title } of demoVideos) {
    const poster = await storePicture(loading, {
      bytes: read(`${slug}.webp`),
      // The still-life picture of an item may have the video's own name.
      fileName: `${slug}-poster.webp`,
      alt: posterAlt,
      credit: CREDIT,
    })
    const captions = read(`${slug}.vtt`).toString()
    const file = await load(slug, title, poster, captions)
    const trailerName = `${slug}-trailer`
    const trailer = await load(trailerName, `${title}, trailer`, poster, read(`${trailerName}.vtt`).toString())
    videos.set(slug, { video: { file, ...videoText(captions) }, poster, trailer })
  }
  return (slug) => {
    const video = videos.get(slug)
    if (!video) throw new Error(`No video ${slug}`)
    return video
  }
}

/** What the items of a load refer to. */
export interface Found {
  pictureOf: PictureOf
  /** The ids of topics by their slugs. */
  topicsOf: (slugs: readonly string[]) => number[]
  videoOf: VideoOf
}

/**
 * The movement sessions, their weeks, and the meditations. The poster stands in where an item has no picture.
 * @returns the databaseId of each by its slug, for the pages that play them
 */
export async function loadVideos(
  { payload, req }: Loading,
  { videoOf, pictureOf, topicsOf }: Found,
): Promise<Map<string, number>> {
  const filmed = (item: DemoMeditation) => {
    const { poster, trailer, video } = videoOf(item.video)
    const text = textData(item, pictureOf)
    const categories = topicsOf(item.topics)
    return {
      ...text,
      image: text.image ?? poster,
      categories,
      duration: item.durationMin,
      video,
      trailer: item.requiredPlan === 'none' ? null : trailer,
      showFirstLines: item.requiredPlan !== 'none',
    }
  }
  const databaseIds = new Map<string, number>()
  const note = ({ databaseId, slug }: { databaseId?: number | null; slug: string }) => {
    if (typeof databaseId === 'number') databaseIds.set(slug, databaseId)
  }
  const ids = new Map<string, number>()
  for (const movement of demoMovements) {
    const data = { ...filmed(movement), level: movement.level }
    const made = await payload.create({ collection: 'movementGuides', data, req })
    ids.set(movement.slug, made.id)
    note(made)
  }
  for (const meditation of demoMeditations) {
    note(await payload.create({ collection: 'guidedMeditations', data: filmed(meditation), req }))
  }
  const idsOf = (slugs: readonly string[]) => slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
  await payload.updateGlobal({
    slug: 'movementWeeks',
    data: {
      weeks: demoMovementWeeks.map(({ advanced, beginner, intermediate }) => ({
        beginnerMovements: idsOf(beginner),
        intermediateMovements: idsOf(intermediate),
        advancedMovements: idsOf(advanced),
      })),
    },
    req,
  })
  return databaseIds
}
