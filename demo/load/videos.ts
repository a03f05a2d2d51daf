import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DemoMeditation } from '../item'
import { demoMeditations } from '../meditations'
import { demoMovements } from '../movements'
import type { Loading } from './context'
import type { PictureOf } from './pictures'
import { textData } from './texts'

const OUT = path.resolve('demo/videos/out')
const CREDIT = 'Drawn for this site; see demo/CREDITS.md'

/** A file of a film as the CMS takes it. A load that was killed leaves files: the next one takes their places. */
function upload(made: string, mimetype: string, name = made) {
  const data = readFileSync(path.join(OUT, made))
  return { file: { data, mimetype, name, size: data.byteLength }, overwriteExistingFiles: true }
}

/** A film with its poster and captions. @returns the ids of the film and of its poster */
async function loadFilm({ payload, req }: Loading, { posterAlt, slug, title }: DemoMeditation) {
  const poster = await payload.create({
    collection: 'media',
    data: { alt: posterAlt, credit: CREDIT },
    // Its still-life picture may have the film's own name.
    ...upload(`${slug}.webp`, 'image/webp', `${slug}-poster.webp`),
    req,
  })
  const film = await payload.create({
    collection: 'videoFiles',
    data: { title, poster: poster.id, captions: readFileSync(path.join(OUT, `${slug}.vtt`), 'utf8') },
    ...upload(`${slug}.mp4`, 'video/mp4'),
    req,
  })
  return { file: film.id, poster: poster.id }
}

/**
 * The movement sessions and meditations, each with its film. The poster stands in where an item has no picture.
 * @returns the databaseId of each by its slug, for the pages that play them
 */
export async function loadVideos(loading: Loading, pictureOf: PictureOf): Promise<Map<string, number>> {
  const { payload, req } = loading
  const filmed = async (item: DemoMeditation) => {
    const { file, poster } = await loadFilm(loading, item)
    const text = textData(item, pictureOf)
    return { ...text, image: text.image ?? poster, duration: item.durationMin, video: { file } }
  }
  const ids = new Map<string, number>()
  const note = ({ databaseId, slug }: { databaseId?: number | null; slug: string }) => {
    if (typeof databaseId === 'number') ids.set(slug, databaseId)
  }
  for (const movement of demoMovements) {
    const data = { ...(await filmed(movement)), level: movement.level }
    note(await payload.create({ collection: 'movementGuides', data, req }))
  }
  for (const meditation of demoMeditations) {
    note(await payload.create({ collection: 'guidedMeditations', data: await filmed(meditation), req }))
  }
  return ids
}
