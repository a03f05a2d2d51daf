/** Each video is small, starts before it has arrived whole, has captions, and is as long as it says. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { VIDEOS_FOLDER } from './media'
import { demoVideos } from './videos'

const MAX_VIDEO_BYTES = 600_000
const MAX_TRAILER_BYTES = 150_000
const MAX_POSTER_BYTES = 40_000

/** The boxes an MP4 is made of, in their order. */
function boxes(data: Buffer, from = 0, to = data.length): { type: string; from: number; to: number }[] {
  const found = []
  for (let at = from; at < to; ) {
    const size = data.readUInt32BE(at)
    found.push({ type: data.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size })
    at += size
  }
  return found
}

/** Its length in seconds, the order of its boxes, and how many tracks it has. */
function metadata(data: Buffer) {
  const moov = boxes(data).find(({ type }) => type === 'moov')
  const inside = moov ? boxes(data, moov.from, moov.to) : []
  const mvhd = inside.find(({ type }) => type === 'mvhd')
  const at = mvhd?.from ?? 0
  return {
    order: boxes(data).map(({ type }) => type),
    durationS: data.readUInt32BE(at + 16) / data.readUInt32BE(at + 12),
    tracks: inside.filter(({ type }) => type === 'trak').length,
  }
}

const seconds = (time: string) => {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}

/** The captions of a WebVTT text: when, and what. */
function cuesOf(captions: string) {
  return [...captions.matchAll(/(\S+) --> (\S+)\n(.+)\n/g)].map(([, from = '', to = '', text = '']) => ({
    from: seconds(from),
    to: seconds(to),
    text,
  }))
}

const videos = demoVideos.map((video) => {
  const data = fs.readFileSync(path.join(VIDEOS_FOLDER, `${video.slug}.mp4`))
  const captions = fs.readFileSync(path.join(VIDEOS_FOLDER, `${video.slug}.vtt`), 'utf8')
  return { ...video, bytes: data.byteLength, ...metadata(data), captions, cues: cuesOf(captions) }
})
const slugsOf = (some: readonly { slug: string }[]) => some.map(({ slug }) => slug)

test('every video is one silent track below the size limit, with its index in front', () => {
  expect(videos.filter(({ bytes }) => bytes > MAX_VIDEO_BYTES).map(({ slug, bytes }) => [slug, bytes])).toEqual([])
  expect(slugsOf(videos.filter(({ tracks }) => tracks !== 1))).toEqual([])
  const startsLate = videos.filter(
    ({ order }) => !order.includes('moov') || order.indexOf('moov') > order.indexOf('mdat'),
  )
  expect(slugsOf(startsLate)).toEqual([])
})

test('every video is as long as it says, in whole minutes, and at least one minute', () => {
  const wrong = videos.filter(({ durationMin, durationS }) => Math.ceil(durationS / 60) !== durationMin)
  expect(wrong.map(({ slug, durationS }) => [slug, durationS])).toEqual([])
  expect(slugsOf(videos.filter(({ durationS }) => durationS < 60))).toEqual([])
})

test('every poster has the shape of its video, is small, and is described in a sentence', async () => {
  const posters = await Promise.all(
    videos.map(async ({ slug }) => {
      const file = path.join(VIDEOS_FOLDER, `${slug}.webp`)
      const { format, height, width } = await sharp(file).metadata()
      return { slug, shape: `${format} ${width}x${height}`, bytes: fs.statSync(file).size }
    }),
  )
  expect(posters.filter(({ bytes, shape }) => shape !== 'webp 1280x720' || bytes > MAX_POSTER_BYTES)).toEqual([])
  expect(slugsOf(videos.filter(({ posterAlt }) => !/^[A-Z].{29,}[^.]$/.test(posterAlt)))).toEqual([])
})

test('captions run from the first moment to the last without a gap, in whole sentences', () => {
  expect(slugsOf(videos.filter(({ captions }) => !captions.startsWith('WEBVTT\n\n')))).toEqual([])
  const ends = videos.filter(({ cues, durationS }) => !(Math.abs((cues.at(-1)?.to ?? 0) - durationS) < 0.5))
  expect(slugsOf(ends)).toEqual([])
  const cues = videos.flatMap(({ cues, slug }) =>
    cues.map((cue, at) => ({ slug, ...cue, expected: at === 0 ? 0 : cues[at - 1]?.to })),
  )
  expect(cues.filter(({ expected, from, to }) => from !== expected || to <= from)).toEqual([])
  expect(cues.filter(({ text }) => !/^[A-Z].*[.]$/.test(text))).toEqual([])
})

test('the breathing video captions every breath: in for four, hold for four, out for six', () => {
  const lines = videos.find(({ slug }) => slug === 'four-four-six')?.cues.map(({ text }) => text) ?? []
  expect(lines.slice(1, 4)).toEqual(['Breathe in for four.', 'Hold for four.', 'Breathe out for six.'])
  expect(lines.filter((line) => line === 'Breathe out for six.')).toHaveLength(4)
})

test('every video has a short trailer, with the captions of its first sentences', () => {
  for (const { captions, cues, slug } of videos) {
    const file = (extension: string) => path.join(VIDEOS_FOLDER, `${slug}-trailer.${extension}`)
    const clip = fs.readFileSync(file('mp4'))
    const words = fs.readFileSync(file('vtt'), 'utf8')
    const { durationS, tracks } = metadata(clip)
    expect.soft([slug, clip.byteLength <= MAX_TRAILER_BYTES, tracks]).toEqual([slug, true, 1])
    expect.soft(captions.startsWith(words.trim()), slug).toBe(true)
    const last = cuesOf(words).at(-1)
    expect.soft(Math.abs(durationS - (last?.to ?? 0)), slug).toBeLessThan(0.5)
    expect.soft([durationS > 12, durationS <= 21.5], slug).toEqual([true, true])
    expect
      .soft(
        cues.map(({ text }) => text),
        slug,
      )
      .toContain(last?.text)
  }
})

test('every file belongs to a video of the list', () => {
  const kept = new Set(fs.readdirSync(VIDEOS_FOLDER).map((name) => name.replace(/(-trailer)?\.\w+$/, '')))
  expect([...kept].toSorted()).toEqual(slugsOf(demoVideos).toSorted())
})
