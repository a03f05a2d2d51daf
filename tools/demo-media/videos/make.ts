/**
 * Renders the demo's videos.
 *
 *   npm run demo:videos               all of them
 *   npm run demo:videos -- <slug>…    some
 *   POSTERS=1 npm run demo:videos     the posters alone, which need no ffmpeg
 *   TRAILERS=1 npm run demo:videos    the trailers alone, cut from the videos that are there
 *   STILLS=/tmp/stills npm run …      a contact sheet of frames for each in that folder, as a preview
 *
 * Needs ffmpeg with libx264, and a Chromium for the lettering (CHROMIUM names another than
 * /usr/bin/chromium). Writes demo/media/videos/<slug>.mp4, .webp (the poster) and .vtt (captions), and
 * <slug>-trailer.mp4 and .vtt, all committed: starting and testing the site needs neither program.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { VIDEOS_FOLDER } from '../../../demo/media'
import { breathingVideo } from './breathing'
import { breaths } from './breaths'
import { FPS, HEIGHT, WIDTH } from './frame'
import { Lettering } from './lettering'
import { sessionVideo } from './session'
import { sessions } from './sessions'
import type { Video } from './video'
import { webvtt } from './webvtt'

const VIDEOS: readonly Video[] = [...breaths.map(breathingVideo), ...sessions.map(sessionVideo)]
/** Frames rendered at once. */
const AT_ONCE = 4
/** The size of the largest video, in bytes. */
const MAX_BYTES = 600_000
/** The length of a trailer, at most. */
const TRAILER_MAX_S = 21
const TRAILER_RATE_FACTOR = 28
/** Of libx264, from very good to still good. */
const RATE_FACTORS = [25, 27, 29, 30, 31, 32, 33]

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`,
  )

/** Renders the frame of a video at a moment. */
async function rendererOf(video: Video) {
  const lettering = await Lettering.of(video.labels)
  const { data, info } = await sharp(svg(video.still)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return (t: number, words = true) =>
    sharp(data, { raw })
      .composite([{ input: svg(video.moving(t, words ? lettering : lettering.withoutWords())) }])
      .removeAlpha()
}

type RenderFrame = Awaited<ReturnType<typeof rendererOf>>

const COLORS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']

function ffmpeg(args: readonly string[]) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function ended(process: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(process, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** All frames of a video, one after the other, without loss. */
async function renderAll(video: Video, renderFrame: RenderFrame, file: string): Promise<void> {
  const encoder = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FPS}`, '-i', '-', '-an'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', ...COLORS, file],
  ])
  const done = ended(encoder)
  const frames = Math.round(video.durationS * FPS)
  for (let first = 0; first < frames; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, frames - first) }, (_, i) =>
      renderFrame((first + i) / FPS)
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

/**
 * H.264 with its index in front, so that it starts before it has arrived; no sound.
 * @param seconds how much of it; all of it unless set
 */
async function encode(from: string, to: string, crf: number, seconds?: number): Promise<void> {
  await ended(
    ffmpeg([
      ...[
        '-i',
        from,
        ...(seconds ? ['-t', `${seconds}`] : []),
        '-an',
        '-c:v',
        'libx264',
        '-profile:v',
        'high',
        '-pix_fmt',
        'yuv420p',
        '-preset',
        'slow',
      ],
      ...['-tune', 'animation', '-crf', `${crf}`, '-g', `${FPS * 20}`, '-bf', '8', ...COLORS],
      ...['-fflags', '+bitexact', '-map_metadata', '-1', '-movflags', '+faststart', to],
    ]),
  )
}

/** The best quality that fits. @returns its rate factor */
async function encodeWithin(video: Video, renderFrame: RenderFrame): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'video-'))
  const [whole, draft] = [path.join(folder, 'whole.mp4'), path.join(folder, 'draft.mp4')]
  try {
    await renderAll(video, renderFrame, whole)
    for (const crf of RATE_FACTORS) {
      await encode(whole, draft, crf)
      if (fs.statSync(draft).size > MAX_BYTES) continue
      // Copied when complete, so that a killed run leaves no half file under its name.
      fs.copyFileSync(draft, path.join(VIDEOS_FOLDER, `${video.slug}.mp4`))
      return crf
    }
    throw new Error(`${video.slug} is over the size limit; make it simpler or shorter`)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** The first frame: what is seen when the video begins. */
async function poster(video: Video, renderFrame: RenderFrame): Promise<string> {
  const file = path.join(VIDEOS_FOLDER, `${video.slug}.webp`)
  await renderFrame(0, video.posterWords).webp({ quality: 90, effort: 6, smartSubsample: true }).toFile(file)
  return file
}

/** When a caption of a WebVTT file ends, in seconds; Infinity after its first minute. */
const endOf = (cue: string) => Number(/--> 00:00:(\S+)/.exec(cue)?.[1] ?? Number.POSITIVE_INFINITY)

/** The first sentences of a video, whole: a clip for everyone. */
async function trailer({ slug }: Video): Promise<string> {
  const at = (name: string) => path.join(VIDEOS_FOLDER, name)
  const [head, ...cues] = fs
    .readFileSync(at(`${slug}.vtt`), 'utf8')
    .trim()
    .split('\n\n')
  const first = cues.filter((cue) => endOf(cue) <= TRAILER_MAX_S)
  await encode(at(`${slug}.mp4`), at(`${slug}-trailer.mp4`), TRAILER_RATE_FACTOR, Math.max(...first.map(endOf)))
  fs.writeFileSync(at(`${slug}-trailer.vtt`), `${[head, ...first].join('\n\n')}\n`)
  return `${slug}-trailer.mp4`
}

async function make(video: Video): Promise<string> {
  fs.mkdirSync(VIDEOS_FOLDER, { recursive: true })
  const renderFrame = await rendererOf(video)
  await poster(video, renderFrame)
  fs.writeFileSync(path.join(VIDEOS_FOLDER, `${video.slug}.vtt`), webvtt(video.captions))
  const crf = await encodeWithin(video, renderFrame)
  await trailer(video)
  const kB = (extension: string) =>
    (fs.statSync(path.join(VIDEOS_FOLDER, `${video.slug}.${extension}`)).size / 1000).toFixed(1)
  return `${video.durationS} s, ${kB('mp4')} kB at ${crf}, poster ${kB('webp')} kB`
}

/** A contact sheet: a frame every `step` seconds. */
async function sheet(video: Video, folder: string): Promise<string> {
  const renderFrame = await rendererOf(video)
  const columns = Number(process.env.COLUMNS ?? 4)
  const [w, h] = [1704 / columns, 958 / columns].map(Math.round) as [number, number]
  const step = Number(process.env.STEP ?? 2.5)
  const from = Number(process.env.FROM ?? 0)
  const to = Math.min(video.durationS, Number(process.env.TO ?? video.durationS))
  const times = Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)
  const pictures = await Promise.all(
    times.map(async (t) =>
      sharp(await renderFrame(t).png().toBuffer())
        .resize(w, h)
        .png()
        .toBuffer(),
    ),
  )
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${video.slug}.png`)
  const rows = Math.ceil(times.length / columns)
  await sharp({ create: { width: w * columns, height: h * rows, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, i) => ({ input, left: (i % columns) * w, top: Math.floor(i / columns) * h })))
    .png()
    .toFile(file)
  return file
}

async function made(video: Video): Promise<string> {
  if (process.env.STILLS) return sheet(video, process.env.STILLS)
  if (process.env.TRAILERS) return trailer(video)
  if (process.env.POSTERS) return poster(video, await rendererOf(video))
  return make(video)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((slug) => !VIDEOS.some((video) => video.slug === slug))
if (unknown.length > 0) throw new Error(`No video ${unknown.join(', ')}`)
for (const video of VIDEOS) {
  if (wanted.length > 0 && !wanted.includes(video.slug)) continue
  console.log(video.slug, await made(video))
}
