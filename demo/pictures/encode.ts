/** From a painted scene to a small WebP, and what the page needs to know of it. */
import sharp from 'sharp'

/** No picture is larger. Issue 5, line 4. */
export const MAX_BYTES = 40_000

export interface Made {
  width: number
  height: number
  /** The colour the place has until the picture is there. */
  color: string
  bytes: number
  quality: number
}

/** The print: a touch more colour and contrast, and a little film grain; without it large walls show steps. */
export async function graded(png: Buffer, amount = 5): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: amount },
    },
  })
    .greyscale()
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return sharp(png)
    .removeAlpha()
    .modulate({ saturation: 1.1 })
    .linear(1.05, -7)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 2 })
    .toBuffer()
}

/** The best quality that fits. */
export async function encode(png: Buffer): Promise<{ data: Buffer; made: Made }> {
  const source = await graded(png)
  const { width = 0, height = 0 } = await sharp(source).metadata()
  // The middle of all its colours: a histogram's favourite would be the bright window more often than the room.
  const { channels } = await sharp(source).stats()
  const color = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
  let best: { data: Buffer; quality: number } | null = null
  for (let low = 40, high = 90; low <= high; ) {
    const quality = Math.round((low + high) / 2)
    const data = await sharp(source).webp({ quality, effort: 4, smartSubsample: true, preset: 'photo' }).toBuffer()
    if (data.length <= MAX_BYTES) {
      best = { data, quality }
      low = quality + 3
    } else high = quality - 3
  }
  if (!best) throw new Error('The picture does not fit; make the scene calmer or smaller')
  return { data: best.data, made: { width, height, color, bytes: best.data.length, quality: best.quality } }
}
