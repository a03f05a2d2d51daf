/** Each thing is painted once on a clear ground; its shadows are cut from that outline. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { n } from '../svg'
import type { Picture } from './emoji'
import { tint } from './filters'
import { type Box, isFound, SvgPen } from './pen'
import { type HourLight, pixelsPerPoint, pointsOf, type Scene, type Thing } from './scene'

export interface Layer {
  thing: Thing
  href: string
  left: number
  top: number
  width: number
  height: number
}

/** Paints one thing of a scene. Its box is in the scene's points. */
export async function layer(
  scene: Scene,
  thing: Thing,
  hour: HourLight,
  pictures: ReadonlyMap<string, Picture>,
): Promise<Layer> {
  const [width, height] = pointsOf(scene)
  const scale = pixelsPerPoint(scene)
  // Room around the frame, so that shadows of things cut by it are whole.
  const room = 160
  const pen = new SvgPen(scene, hour, pictures)
  const blur = thing.blur ? pen.soft(thing.blur) : ''
  const body = `<g transform="translate(${n(thing.x + room)} ${n(thing.y + room)})"><g ${blur}>${pen.body(thing)}</g></g>`
  const { href, box } = await painted([0, 0, width + room * 2, height + room * 2], scale, (part, pixels) =>
    pen.svg(part, pixels, body),
  )
  const [left, top, w, h] = box
  return { thing, href, left: left - room, top: top - room, width: w, height: h }
}

const kept = path.join(os.tmpdir(), 'demo-pictures')
const drawing = z.object({ href: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) })

/** A coarse drawing tells where the thing is: filters take as long as the canvas is large, not the thing. */
const COARSE = 1 / 8

const clear = { background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 }

/** Where the thing is within the canvas, in points, with some room. */
async function extent(canvas: Box, svgOf: (part: Box, pixels: number) => string): Promise<Box> {
  const { info } = await sharp(Buffer.from(svgOf(canvas, COARSE)), { unlimited: true })
    .trim(clear)
    .toBuffer({ resolveWithObject: true })
  const margin = 24
  const [left, top] = [-(info.trimOffsetLeft ?? 0) / COARSE - margin, -(info.trimOffsetTop ?? 0) / COARSE - margin]
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const right = Math.min(canvas[2], left + info.width / COARSE + margin * 2)
  const bottom = Math.min(canvas[3], top + info.height / COARSE + margin * 2)
  return [x, y, right - x, bottom - y]
}

/** One drawing as a picture without its empty margin; kept between runs, since most things stay as they are. */
async function painted(
  canvas: Box,
  scale: number,
  svgOf: (part: Box, pixels: number) => string,
): Promise<z.infer<typeof drawing>> {
  const whole = svgOf(canvas, scale)
  const file = path.join(kept, `${createHash('sha1').update(whole).digest('hex')}.json`)
  if (fs.existsSync(file)) return drawing.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const part = await extent(canvas, svgOf)
  const { data, info } = await sharp(Buffer.from(svgOf(part, scale)), { unlimited: true })
    .trim(clear)
    .png({ compressionLevel: 2 })
    .toBuffer({ resolveWithObject: true })
  const made: z.infer<typeof drawing> = {
    href: `data:image/png;base64,${data.toString('base64')}`,
    box: [
      part[0] - (info.trimOffsetLeft ?? 0) / scale,
      part[1] - (info.trimOffsetTop ?? 0) / scale,
      info.width / scale,
      info.height / scale,
    ],
  }
  fs.mkdirSync(kept, { recursive: true })
  fs.writeFileSync(file, JSON.stringify(made))
  return made
}

const image = (l: Layer, extra = '') =>
  `<image ${extra} x="${n(l.left)}" y="${n(l.top)}" width="${n(l.width)}" height="${n(l.height)}" xlink:href="${l.href}"/>`

/** The filters of the shadows below. */
export function shadowFilters(hour: HourLight): string {
  const box = 'x="-60%" y="-60%" width="240%" height="240%" color-interpolation-filters="sRGB"'
  const one = (id: string, blur: number, opacity: number) =>
    `<filter id="${id}" ${box}>${tint(hour.shade, opacity)}<feGaussianBlur stdDeviation="${blur}"/></filter>`
  return [
    one('touch', 3, 0.42),
    one('near', 10, 0.27),
    one('far', 26, 0.24),
    one('cast-near', 4, 0.46),
    one('cast-far', 15, 0.4),
    `<filter id="foot" ${box}><feGaussianBlur stdDeviation="5"/></filter>`,
    '<linearGradient id="fade-near" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#000"/></linearGradient>',
    '<linearGradient id="fade-far" x1="0" y1="1" x2="0" y2="0"><stop offset=".05" stop-color="#000"/><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient>',
  ].join('')
}

/** From above: three shadows to the lower right, the further the softer. */
function lyingShadow(l: Layer): string {
  const lift = l.thing.lift ?? 1
  if (lift === 0) return ''
  const at = (id: string, dx: number, dy: number) =>
    `<g filter="url(#${id})"><g transform="translate(${n(dx * lift)} ${n(dy * lift)})">${image(l)}</g></g>`
  return at('far', 34, 42) + at('near', 13, 16) + at('touch', 3.5, 5)
}

/** What stands on a foot narrower than itself: the foot's share of its width. */
const feet: Partial<Record<string, number>> = {
  bowl: 0.21,
  stand: 0.23,
  lamp: 0.24,
  cup: 0.27,
  vase: 0.27,
  plate: 0.32,
  pot: 0.38,
}

/** Half of what touches the table. */
function footing(l: Layer): number {
  if (isFound(l.thing)) return l.thing.s * 0.3
  const share = feet[l.thing.kind]
  return share ? l.thing.w * share : l.width * 0.42
}

/** From the front: dark where it stands, and the outline laid down to the right, softer as it goes. */
function standingShadow(l: Layer, index: number): string {
  const lift = l.thing.lift ?? 1
  if (lift === 0) return ''
  const { x, y } = l.thing
  const laid = `translate(${n(x)} ${n(y)}) matrix(1 0 ${n(-0.95 * lift * 10) === '0' ? 0 : -0.95 * lift} ${0.2 * lift} 0 0) translate(${n(-x)} ${n(-y)})`
  const half = footing(l)
  const middle = isFound(l.thing) || feet[l.thing.kind] ? x : l.left + l.width / 2
  const masks = (['near', 'far'] as const)
    .map(
      (m) =>
        `<mask id="m${index}${m}" maskUnits="userSpaceOnUse" x="${n(l.left)}" y="${n(l.top)}" width="${n(l.width)}" height="${n(l.height)}"><rect x="${n(l.left)}" y="${n(l.top)}" width="${n(l.width)}" height="${n(l.height)}" fill="url(#fade-${m})"/></mask>`,
    )
    .join('')
  const cast = (m: 'near' | 'far') =>
    `<g filter="url(#cast-${m})"><g transform="${laid}">${image(l, `mask="url(#m${index}${m})"`)}</g></g>`
  return `<defs>${masks}</defs>${cast('far')}${cast('near')}<ellipse cx="${n(middle + half * 0.06)}" cy="${n(y - 1)}" rx="${n(half)}" ry="${n(Math.max(half * 0.09, 4))}" fill="#2b1622" opacity=".4" filter="url(#foot)"/>`
}

/** One painted thing with its shadows. */
export function placed(l: Layer, index: number, above: boolean): string {
  return (above ? lyingShadow(l) : standingShadow(l, index)) + image(l)
}
