/**
 * Renders the demo's pictures from their scenes.
 *
 *   npm run demo:pictures                 all of them
 *   npm run demo:pictures -- <id>…        some
 *   DRAFT=/tmp/draft npm run …            half size into another folder, as a preview
 *
 * Needs the development dependency `@lobehub/fluent-emoji-3d` (or its assets folder in
 * EMOJI_DIR). Writes demo/media/pictures/<id>.webp and demo/media/pictures.json, both committed.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURES_FOLDER } from '../../../demo/media'
import { type Picture, picture } from './emoji'
import { encode, graded } from './encode'
import { focusOf } from './focus'
import { layer, placed, shadowFilters } from './layers'
import { hours } from './light'
import { writeManifest } from './manifest'
import { isFound, toned } from './pen'
import { air, room, roomDefs } from './room'
import { BLEED, type Found, type HourLight, pixelsPerPoint, pointsOf, type Scene, type Thing } from './scene'
import { scenes } from './scenes'

/** Everything found in a scene, however deep. */
function found(things: readonly Thing[]): Found[] {
  return things.flatMap((thing) => (isFound(thing) ? [thing] : found(thing.holds ?? [])))
}

async function loadPictures(scene: Scene, hour: HourLight): Promise<Map<string, Picture>> {
  const pairs = found(scene.things).map(async (thing) => [toned(thing), await picture(thing, hour)] as const)
  return new Map(await Promise.all(pairs))
}

/** Renders one scene as a PNG. */
async function render(scene: Scene): Promise<Buffer> {
  const base = hours[scene.hour]
  const hour: HourLight = { ...base, wall: scene.wall ?? base.wall, table: scene.table ?? base.table }
  const pictures = await loadPictures(scene, hour)
  const layers = await Promise.all(scene.things.map((thing) => layer(scene, thing, hour, pictures)))
  const [w, h] = pointsOf(scene)
  const scale = pixelsPerPoint(scene)
  const things = layers.map((l, i) => placed(l, i, scene.view === 'above')).join('')
  const [width, height] = [w + BLEED * 2, h + BLEED * 2]
  const pixels = (points: number) => Math.round(points * scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels(width)}" height="${pixels(height)}" viewBox="${-BLEED} ${-BLEED} ${width} ${height}"><defs>${roomDefs(scene, hour)}${shadowFilters(hour)}</defs>${room(scene, hour)}${things}${air(scene, hour)}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true })
    .extract({ left: pixels(BLEED), top: pixels(BLEED), width: pixels(w), height: pixels(h) })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** Renders and encodes one scene, and puts it into the manifest. */
async function make(scene: Scene): Promise<string> {
  const { data, encoded } = await encode(await render(scene))
  fs.mkdirSync(PICTURES_FOLDER, { recursive: true })
  fs.writeFileSync(path.join(PICTURES_FOLDER, `${scene.id}.webp`), data)
  writeManifest({ id: scene.id, alt: scene.alt, focus: focusOf(scene) }, encoded)
  return `${encoded.width}x${encoded.height}  ${(encoded.bytes / 1000).toFixed(1)} kB  quality ${encoded.quality}`
}

async function draft(scene: Scene, folder: string): Promise<string> {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${scene.id}.webp`)
  await sharp(await graded(await render({ ...scene, scale: 0.5 })))
    .webp({ quality: 82, effort: 1 })
    .toFile(file)
  return file
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !scenes.some((scene) => scene.id === id))
if (unknown.length > 0) throw new Error(`No scene ${unknown.join(', ')}`)
for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.includes(scene.id)) continue
  const result = process.env.DRAFT ? await draft(scene, process.env.DRAFT) : await make(scene)
  console.log(`${scene.id}  ${result}`)
}
