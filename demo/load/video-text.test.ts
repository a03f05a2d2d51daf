import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { VIDEOS_FOLDER } from '../media'
import { videoText } from './video-text'

const read = (name: string) => readFileSync(path.join(VIDEOS_FOLDER, name), 'utf8')
const videos = readdirSync(VIDEOS_FOLDER)
  .filter((name) => name.endsWith('.vtt'))
  .map((name) => ({ name, captions: read(name), ...videoText(read(name)) }))
const oneLine = (text: string) => text.split(/\s+/).join(' ')

test('chapters begin one after the other, and a video has several of them or none', () => {
  const starts = videos.map(({ chapters, name }) => ({ name, starts: chapters.map(({ startS }) => startS) }))
  expect(starts.filter(({ starts: some }) => some.length === 1)).toEqual([])
  expect(starts.filter(({ starts: some }) => some.some((start, at) => start <= (some[at - 1] ?? -1)))).toEqual([])
})

test('every caption is in the transcript', () => {
  const lines = (captions: string) =>
    captions.split('\n').filter((line) => line && !line.startsWith('WEBVTT') && !line.includes('-->'))
  const wrong = videos.filter(({ captions, transcript }) => oneLine(transcript) !== oneLine(lines(captions).join(' ')))
  expect(videos.length).toBeGreaterThan(0)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a session has its exercises as chapters', () => {
  expect(videoText(read('legs-before-lunch.vtt')).chapters).toEqual([
    { startS: 0, title: 'Beginning' },
    { startS: 5, title: 'Squats' },
    { startS: 31, title: 'Back lunges' },
    { startS: 57, title: 'Hip hinge' },
    { startS: 83, title: 'Bird dog' },
  ])
})
