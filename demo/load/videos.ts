import { readFileSync } from 'node:fs'
import path from 'node:path'
import { demoFilms, type FilmSlug } from '../films'
import type { DemoMeditation } from '../item'
import { demoMeditations } from '../meditations'
import { demoMovementWeeks } from '../movement-weeks'
import { demoMovements } from '../movements'
import type { Loading } from './context'
import { type FilmWords, filmWords } from './film-words'
import type { PictureOf } from './pictures'
import { textData } from './texts'

const OUT = path.resolve('demo/videos/out')
const CREDIT = 'Drawn for this site; see demo/CREDITS.md'

/** A film in the CMS: what an item's video says of it, and the id of its poster. */
export interface LoadedFilm {
  video: { file: number } & FilmWords
  poster: number
}

/** Finds a film by its slug. */
export type FilmOf = (slug: FilmSlug) => LoadedFilm

/** A file of a film as the CMS takes it. A load that was killed leaves files: the next one takes their places. */
function upload(made: string, mimetype: string, name = made) {
  const data = readFileSync(path.join(OUT, made))
  return { file: { data, mimetype, name, size: data.byteLength }, overwriteExistingFiles: true }
}

/** The films with their posters and captions, before everything that shows one. */
export async function loadFilms({ payload, req }: Loading): Promise<FilmOf> {
  const films = new Map<string, LoadedFilm>()
  for (const { posterAlt, slug, title } of demoFilms) {
    const poster = await payload.create({
      collection: 'media',
      data: { alt: posterAlt, credit: CREDIT },
      // The still-life picture of an item may have the film's own name.
      ...upload(`${slug}.webp`, 'image/webp', `${slug}-poster.webp`),
      req,
    })
    const captions = readFileSync(path.join(OUT, `${slug}.vtt`), 'utf8')
    const film = await payload.create({
      collection: 'videoFiles',
      data: { title, poster: poster.id, captions },
      ...upload(`${slug}.mp4`, 'video/mp4'),
      req,
    })
    films.set(slug, { video: { file: film.id, ...filmWords(captions) }, poster: poster.id })
  }
  return (slug) => {
    const film = films.get(slug)
    if (!film) throw new Error(`No film ${slug}`)
    return film
  }
}

/** What the items of a load refer to. */
export interface Found {
  pictureOf: PictureOf
  /** The ids of topics by their slugs. */
  topicsOf: (slugs: readonly string[]) => number[]
  filmOf: FilmOf
}

/**
 * The movement sessions, their weeks, and the meditations. The poster stands in where an item has no picture.
 * @returns the databaseId of each by its slug, for the pages that play them
 */
export async function loadVideos(
  { payload, req }: Loading,
  { filmOf, pictureOf, topicsOf }: Found,
): Promise<Map<string, number>> {
  const filmed = (item: DemoMeditation) => {
    const { video, poster } = filmOf(item.film)
    const text = textData(item, pictureOf)
    const categories = topicsOf(item.topics)
    return { ...text, image: text.image ?? poster, categories, duration: item.durationMin, video }
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
