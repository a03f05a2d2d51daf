import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filmWords } from './film-words'

const OUT = 'demo/videos/out'
const FILMS = readdirSync(OUT).filter((name) => name.endsWith('.vtt'))

describe.each(FILMS)('the words of %s', (name) => {
  const captions = readFileSync(`${OUT}/${name}`, 'utf8')
  const { chapters, transcript } = filmWords(captions)

  test('the parts begin one after the other', () => {
    const starts = chapters.map(({ startS }) => startS)
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    expect(chapters).not.toHaveLength(1)
  })

  test('every caption is in the transcript', () => {
    const said = captions.split('\n').filter((line) => line && !line.startsWith('WEBVTT') && !line.includes('-->'))
    expect(transcript.split(/\s+/).join(' ')).toBe(said.join(' ').split(/\s+/).join(' '))
  })
})

test('a session has its exercises as chapters', () => {
  expect(filmWords(readFileSync(`${OUT}/legs-before-lunch.vtt`, 'utf8')).chapters).toEqual([
    { startS: 0, title: 'Beginning' },
    { startS: 5, title: 'Squats' },
    { startS: 31, title: 'Back lunges' },
    { startS: 57, title: 'Hip hinge' },
    { startS: 83, title: 'Bird dog' },
  ])
})
