/**
 * Creates the site's icons from the logo (src/ui/suns.ts) and the colors (tokens.css):
 *
 *   node --import tsx scripts/icons.ts
 *
 * Writes src/app/{icon.svg,favicon.ico,apple-icon.png} and public/icon-*.png, all committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { SUNS } from '@/ui/suns'

const root = path.dirname(import.meta.dirname)
const tokens = readFileSync(path.join(root, 'src/app/(site)/styles/tokens.css'), 'utf8')

/** A color of the site by its name. @throws Error when there is no such token */
export function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!value) throw new Error(`tokens.css has no --color-${name}.`)
  return value
}

const [ink, heart, progress, dusk, paper] = ['text', 'heart', 'progress', 'dusk', 'ground'].map(token)

const { dawn, earth, noon } = SUNS
const suns = `<path d="${earth.d}" stroke="${ink}" stroke-width="${earth.width}" stroke-linecap="round"/><path d="${dawn}" fill="${heart}"/><circle cx="${noon.cx}" cy="${noon.cy}" r="${noon.r}" fill="${progress}"/><path d="${SUNS.dusk}" fill="${dusk}"/>`

/** The logo for 32 pixels, with bolder strokes: the thin line would vanish and the suns would merge. */
const bold = `<path d="M6 47h52" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M6 44a10.500 10.500 0 0 1 21 0Z" fill="${heart}"/><circle cx="32" cy="20" r="10.500" fill="${progress}"/><path d="M48 23a9.700 9.700 0 1 0 9.500 15 8 8 0 0 1-9.500-15Z" fill="${dusk}"/>`

/** @param round corner radius in 64ths; 0 where the system rounds the icon. @param inset scale of the logo */
const icon = (mark: string, round: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>eat, burn, sleep</title><rect width="64" height="64" rx="${round}" fill="${paper}"/><g transform="translate(32 32) scale(${inset}) translate(-32 -33)">${mark}</g></svg>\n`

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: size > 32, compressionLevel: 9 })
    .toBuffer()

/** An .ico file with one picture, for browsers and feed readers that request only favicon.ico. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, picture])
}

/** The content of every icon, by its path from the root of the project. */
export async function icons(): Promise<Record<string, Buffer>> {
  return {
    'src/app/icon.svg': Buffer.from(icon(suns, 16, 1)),
    'src/app/favicon.ico': ico(await png(icon(bold, 14, 1), 32), 32),
    'src/app/apple-icon.png': await png(icon(suns, 0, 0.92), 180),
    'public/icon-192.png': await png(icon(suns, 16, 1), 192),
    'public/icon-512.png': await png(icon(suns, 16, 1), 512),
    // Small enough to fit into the circle that masks may cut out.
    'public/icon-512-maskable.png': await png(icon(suns, 0, 0.7), 512),
  }
}

if (process.argv[1] === import.meta.filename)
  for (const [file, content] of Object.entries(await icons())) writeFileSync(path.join(root, file), content)
