/** From a rendered scene to a small WebP, and what the page needs to know of it. */
import sharp from 'sharp'

/** The size of the largest picture, in bytes. */
export const MAX_BYTES = 200_000

/** The site encodes it a second time for each screen, so the first must not show. */
const QUALITIES = [86, 80, 74, 66, 58, 50]

export interface Encoded {
  width: number
  height: number
  /** The mean color, a placeholder while the picture loads. */
  color: string
  bytes: number
  quality: number
}

/** A little more color and contrast, and some grain, which hides the banding of large plain walls. */
export async function graded(png: Buffer, amount = 4): Promise<Buffer> {
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
    .toColorspace('srgb')
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
export async function encode(png: Buffer): Promise<{ data: Buffer; encoded: Encoded }> {
  const source = await graded(png)
  const { width = 0, height = 0 } = await sharp(source).metadata()
  // The mean of all pixels: the most frequent color is often that of the bright window.
  const { channels } = await sharp(source).stats()
  const color = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
  for (const quality of QUALITIES) {
    const data = await sharp(source).webp({ quality, effort: 5, smartSubsample: true, preset: 'photo' }).toBuffer()
    if (data.length <= MAX_BYTES) return { data, encoded: { width, height, color, bytes: data.length, quality } }
  }
  throw new Error('The picture is over the size limit; make the scene simpler or smaller')
}
