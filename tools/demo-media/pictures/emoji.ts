/** The found pictures: `@lobehub/fluent-emoji-3d` (MIT), toned so that they stand in our light. */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import type { Found, HourLight } from './scene'

/** Some colors of the set are candy; these turn them to what grows: [hue, saturation, brightness]. */
const natural: Record<string, readonly [number, number, number]> = {
  '1f345': [16, 0.9, 1.02],
  '1f353': [14, 0.92, 1],
  '1f352': [8, 0.85, 0.92],
  '1f34e': [10, 0.9, 1],
  '1f336': [12, 0.95, 0.95],
  '1f966': [-42, 0.8, 1.06],
  '1f346': [16, 0.5, 0.52],
  '1f965': [0, 0.5, 1.02],
  '1f34f': [-8, 0.74, 0.98],
  '1f351': [4, 0.84, 1],
  '1f347': [-6, 0.74, 0.96],
  '1f350': [-4, 0.86, 1],
  '1fada': [8, 0.78, 1.02],
  '1fabb': [6, 0.72, 0.98],
  '1fad0': [-14, 0.7, 0.92],
  '1f33f': [12, 0.75, 0.86],
  '1f343': [-28, 0.6, 1],
  '1f96c': [-6, 0.9, 1.02],
  '1fad2': [-6, 0.8, 0.94],
}

function folder(): string {
  const own = process.env.EMOJI_DIR
  if (own) return own
  const found = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
  return path.join(path.dirname(found), 'assets')
}

export interface Picture {
  href: string
  /** Points of its outline, from its middle, in a square of 256: what stands, stands on the lowest of them. */
  outline: readonly (readonly [number, number])[]
}

const cache = new Map<string, Promise<Picture>>()

/** One picture as a data address, toned for the hour. */
export function picture(thing: Found, hour: HourLight): Promise<Picture> {
  const [hue, saturation, brightness] = natural[thing.e] ?? [0, 1, 1]
  const tone = {
    hue: Math.round(hue + (thing.hue ?? 0) + 360) % 360,
    saturation: saturation * hour.tone[1] * (thing.saturation ?? 1),
    brightness: brightness * hour.tone[0] * (thing.brightness ?? 1),
  }
  const key = JSON.stringify([thing.e, tone])
  const known = cache.get(key)
  if (known) return known
  const made = read(thing.e, tone)
  cache.set(key, made)
  return made
}

async function read(code: string, tone: { hue: number; saturation: number; brightness: number }): Promise<Picture> {
  const file = [`${code}.webp`, `${code}-fe0f.webp`].map((name) => path.join(folder(), name)).find(fs.existsSync)
  if (!file) throw new Error(`The emoji set has no picture ${code}`)
  const { data, info } = await sharp(file)
    .resize(256, 256)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const outline: [number, number][] = []
  for (let row = 0; row < info.height; row += 2) {
    const line = data.subarray(row * info.width, (row + 1) * info.width)
    const first = line.findIndex((v) => v > 128)
    if (first >= 0) outline.push([first - 128, row - 128], [line.findLastIndex((v) => v > 128) - 128, row - 128])
  }
  // Large things take more pixels than the set has: enlarged once, well, and its edges brought back.
  const colors = await sharp(await withoutOutline(file))
    .resize(512, 512, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1.4, m1: 0.4, m2: 1.6 })
    .modulate(tone)
    .png()
    .toBuffer()
  const shape = await sharp(file).ensureAlpha().resize(512, 512).extractChannel(3).toBuffer()
  const png = await sharp(colors).joinChannel(shape).png().toBuffer()
  return { href: `data:image/png;base64,${png.toString('base64')}`, outline }
}

/**
 * The colors of a picture carried on beyond its outline. Enlarged and sharpened against a clear ground, it would have a
 * pale line all along its edge.
 */
async function withoutOutline(file: string): Promise<Buffer> {
  const beyond = await sharp(file).blur(8).removeAlpha().png().toBuffer()
  return sharp(beyond)
    .composite([{ input: file }])
    .removeAlpha()
    .png()
    .toBuffer()
}
