/**
 * Makes the demo's films. DESIGN 9.
 *
 *   npx tsx demo/videos/make.ts             all of them
 *   npx tsx demo/videos/make.ts <slug>…     some
 *   STILLS=/tmp/stills npx tsx …            a sheet of moments for each in that folder, to look at
 *
 * Needs ffmpeg with libx264, and a Chromium for the lettering (CHROMIUM names another than
 * /usr/bin/chromium). Writes out/<slug>.mp4, .webp (the poster) and .vtt (captions), all committed:
 * nobody needs either to start or test the site.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { breathingFilm } from './breathing'
import { breaths } from './breaths'
import type { Film } from './film'
import { FPS, HEIGHT, WIDTH } from './frame'
import { Lettering } from './lettering'
import { sessionFilm } from './session'
import { sessions } from './sessions'
import { webvtt } from './webvtt'

const OUT = path.join(import.meta.dirname, 'out')
const FILMS: readonly Film[] = [...breaths.map(breathingFilm), ...sessions.map(sessionFilm)]
/** Pictures under way at once. */
const AT_ONCE = 4
/** No film is larger. Issue 5, line 4. */
const MAX_BYTES = 600_000
/** From very good to still good. */
const RATE_FACTORS = [25, 27, 29, 30, 31, 32, 33]

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`,
  )

/** How a film's picture at a moment is made. */
async function painter(film: Film) {
  const lettering = await Lettering.of(film.labels)
  const { data, info } = await sharp(svg(film.still)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return (t: number) =>
    sharp(data, { raw })
      .composite([{ input: svg(film.moving(t, lettering)) }])
      .removeAlpha()
}

type Paint = Awaited<ReturnType<typeof painter>>

const COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']

function ffmpeg(args: readonly string[]) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function ended(process: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(process, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** All pictures of a film, one after the other, without loss. */
async function paintAll(film: Film, paint: Paint, file: string): Promise<void> {
  const encoder = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FPS}`, '-i', '-', '-an'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', ...COLOURS, file],
  ])
  const done = ended(encoder)
  const frames = Math.round(film.durationS * FPS)
  for (let first = 0; first < frames; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, frames - first) }, (_, i) =>
      paint((first + i) / FPS)
        .raw()
        .toBuffer(),
    )
    for (const frame of await Promise.all(some)) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
    }
  }
  encoder.stdin.end()
  await done
}

/** H.264 with its index in front, so that it starts before it has arrived; no sound. */
async function encode(from: string, to: string, crf: number): Promise<void> {
  await ended(
    ffmpeg([
      ...['-i', from, '-an', '-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'slow'],
      ...['-tune', 'animation', '-crf', `${crf}`, '-g', `${FPS * 20}`, '-bf', '8', ...COLOURS],
      ...['-fflags', '+bitexact', '-map_metadata', '-1', '-movflags', '+faststart', to],
    ]),
  )
}

/** The best quality that fits. @returns its rate factor */
async function film(made: Film, paint: Paint): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'))
  const [whole, draft] = [path.join(folder, 'whole.mp4'), path.join(folder, 'draft.mp4')]
  try {
    await paintAll(made, paint, whole)
    for (const crf of RATE_FACTORS) {
      await encode(whole, draft, crf)
      if (fs.statSync(draft).size > MAX_BYTES) continue
      // Nobody meets half a film under its name.
      fs.copyFileSync(draft, path.join(OUT, `${made.slug}.mp4`))
      return crf
    }
    throw new Error(`${made.slug} does not fit; make it calmer or shorter`)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

async function make(made: Film): Promise<string> {
  fs.mkdirSync(OUT, { recursive: true })
  const paint = await painter(made)
  await paint(made.posterAt)
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(path.join(OUT, `${made.slug}.webp`))
  fs.writeFileSync(path.join(OUT, `${made.slug}.vtt`), webvtt(made.captions))
  const crf = await film(made, paint)
  const kB = (extension: string) => (fs.statSync(path.join(OUT, `${made.slug}.${extension}`)).size / 1000).toFixed(1)
  return `${made.durationS} s, ${kB('mp4')} kB at ${crf}, poster ${kB('webp')} kB`
}

/** Moments side by side, every `step` seconds. */
async function sheet(film: Film, folder: string): Promise<string> {
  const paint = await painter(film)
  const columns = Number(process.env.COLUMNS ?? 4)
  const [w, h] = [1704 / columns, 958 / columns].map(Math.round) as [number, number]
  const step = Number(process.env.STEP ?? 2.5)
  const from = Number(process.env.FROM ?? 0)
  const to = Math.min(film.durationS, Number(process.env.TO ?? film.durationS))
  const times = Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)
  const pictures = await Promise.all(
    times.map(async (t) =>
      sharp(await paint(t).png().toBuffer())
        .resize(w, h)
        .png()
        .toBuffer(),
    ),
  )
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${film.slug}.png`)
  const rows = Math.ceil(times.length / columns)
  await sharp({ create: { width: w * columns, height: h * rows, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, i) => ({ input, left: (i % columns) * w, top: Math.floor(i / columns) * h })))
    .png()
    .toFile(file)
  return file
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((slug) => !FILMS.some((film) => film.slug === slug))
if (unknown.length > 0) throw new Error(`No film ${unknown.join(', ')}`)
for (const film of FILMS) {
  if (wanted.length > 0 && !wanted.includes(film.slug)) continue
  console.log(film.slug, process.env.STILLS ? await sheet(film, process.env.STILLS) : await make(film))
}
