/**
 * The mark of the three suns as icons: a tab's, a phone's, and one that may be cut round.
 *
 *   npx tsx demo/pictures/icons.ts      writes out/icons/
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const out = path.join(import.meta.dirname, 'out', 'icons')

/** Coral at dawn, yellow at noon, lilac at dusk, as src/app/icon.svg and the head of the page draw them. */
const suns = `<path d="M8 45h48" stroke="#2f2440" stroke-width="2.5" stroke-linecap="round"/>
  <path d="M8 44a9 9 0 0 1 18 0Z" fill="#e46f55"/><circle cx="32" cy="22" r="9" fill="#f6c445"/>
  <path d="M48 26a8.5 8.5 0 1 0 8 13 7 7 0 0 1-8-13Z" fill="#a892b8"/>`

/** At 32 pixels the hairline would vanish and the suns run together: fewer, bolder strokes. */
const small = `<path d="M6 47h52" stroke="#2f2440" stroke-width="4" stroke-linecap="round"/>
  <path d="M6 44a10.500 10.500 0 0 1 21 0Z" fill="#e46f55"/><circle cx="32" cy="20" r="10.500" fill="#f6c445"/>
  <path d="M48 23a9.700 9.700 0 1 0 9.500 15 8 8 0 0 1-9.500-15Z" fill="#a892b8"/>`

/**
 * @param round corner of the paper behind, in 64ths; 0 where the system cuts the corners itself
 * @param inset how far the mark is shrunk; 0.62 keeps it within the circle a mask may leave
 */
const icon = (mark: string, round: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="#fbf7f1"/><g transform="translate(32 32) scale(${inset}) translate(-32 -33)">${mark}</g></svg>`

const icons = [
  { name: 'icon-32.png', size: 32, svg: icon(small, 14, 1) },
  { name: 'apple-icon-180.png', size: 180, svg: icon(suns, 0, 0.92) },
  { name: 'icon-192.png', size: 192, svg: icon(suns, 16, 1) },
  { name: 'icon-512.png', size: 512, svg: icon(suns, 16, 1) },
  { name: 'icon-512-maskable.png', size: 512, svg: icon(suns, 0, 0.7) },
] as const

fs.mkdirSync(out, { recursive: true })
for (const { name, size, svg } of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: size > 32, compressionLevel: 9 })
    .toFile(path.join(out, name))
