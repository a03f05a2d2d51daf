/** Issue 5, line 4: each film is small, starts at once, says what it shows, and is as long as its item says. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoFilms } from '../films'

const out = path.join(import.meta.dirname, 'out')

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

/** Its length in seconds, and how many tracks it has. */
function facts(data: Buffer) {
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

/** The captions of a file: when, and what. */
function cues(file: string) {
  return [...fs.readFileSync(file, 'utf8').matchAll(/(\S+) --> (\S+)\n(.+)\n/g)].map(
    ([, from = '', to = '', text = '']) => ({
      from: seconds(from),
      to: seconds(to),
      text,
    }),
  )
}

describe.each(demoFilms)('the film $slug', ({ durationMin, posterAlt, slug }) => {
  const film = fs.readFileSync(path.join(out, `${slug}.mp4`))
  const { durationS, order, tracks } = facts(film)
  const said = cues(path.join(out, `${slug}.vtt`))

  it('is one silent track of at most 600 kB, with its index in front', () => {
    expect(film.byteLength).toBeLessThanOrEqual(600_000)
    expect(order.indexOf('moov')).toBeGreaterThan(0)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
    expect(tracks).toBe(1)
  })

  it('is as long as it says, rounded up to minutes', () => {
    expect(durationS).toBeGreaterThanOrEqual(60)
    expect(durationS).toBeLessThanOrEqual(120)
    expect(Math.ceil(durationS / 60)).toBe(durationMin)
  })

  it('has a poster in its own shape, of at most 40 kB', async () => {
    const file = path.join(out, `${slug}.webp`)
    const { format, height, width } = await sharp(file).metadata()
    expect({ format, height, width }).toEqual({ format: 'webp', height: 720, width: 1280 })
    expect(fs.statSync(file).size).toBeLessThanOrEqual(40_000)
    expect(posterAlt).toMatch(/^[A-Z].{29,}[^.]$/)
  })

  it('has captions from its first moment to its last, one after the other', () => {
    expect(fs.readFileSync(path.join(out, `${slug}.vtt`), 'utf8')).toMatch(/^WEBVTT\n\n/)
    expect(said[0]?.from).toBe(0)
    expect(said.at(-1)?.to).toBeCloseTo(durationS, 0)
    for (const [i, { from, text, to }] of said.entries()) {
      expect(to).toBeGreaterThan(from)
      expect(from).toBe(i === 0 ? 0 : said[i - 1]?.to)
      expect(text).toMatch(/^[A-Z].*[.]$/)
    }
  })
})

it('the breathing film says every breath: in for four, hold for four, out for six', () => {
  const lines = cues(path.join(out, 'four-four-six.vtt')).map(({ text }) => text)
  expect(lines.slice(1, 4)).toEqual(['Breathe in for four.', 'Hold for four.', 'Breathe out for six.'])
  expect(lines.filter((line) => line === 'Breathe out for six.')).toHaveLength(4)
})

it('keeps no film that is not listed', () => {
  const kept = new Set(fs.readdirSync(out).map((name) => name.replace(/\.\w+$/, '')))
  expect([...kept].toSorted()).toEqual(demoFilms.map(({ slug }) => slug as string).toSorted())
})
