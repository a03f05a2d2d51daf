import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { RECORDINGS_FOLDER } from '../../../demo/media'
import { demoPodcasts } from '../../../demo/podcasts'
import { sentencesOf } from './sentences'

const MAX_BYTES = 160_000

const fileOf = (name: string, extension: 'mp3' | 'vtt') => path.join(RECORDINGS_FOLDER, `${name}.${extension}`)
const captionsOf = (name: string) => fs.readFileSync(fileOf(name, 'vtt'), 'utf8')
const saidIn = (captions: string) => [...captions.matchAll(/ --> .*\n(.+)/g)].map(([, text]) => text)

describe.each(demoPodcasts.map((episode) => [episode.slug, episode] as const))('%s', (slug, episode) => {
  test('its recording says what the episode says today, and is small', () => {
    expect(saidIn(captionsOf(slug))).toEqual(sentencesOf(episode))
    expect(fs.statSync(fileOf(slug, 'mp3')).size).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('a trailer, its first sentences, only where the episode is restricted', () => {
    const trailer = `${slug}-trailer`
    const isRestricted = episode.requiredPlan !== 'none'
    expect(fs.existsSync(fileOf(trailer, 'mp3'))).toBe(isRestricted)
    if (!isRestricted) return
    const said = saidIn(captionsOf(trailer))
    expect(said).toEqual(sentencesOf(episode).slice(0, said.length))
    expect(said.length).toBeGreaterThan(1)
  })
})

test('every file belongs to an episode', () => {
  const kept = new Set(fs.readdirSync(RECORDINGS_FOLDER).map((name) => name.replace(/(-trailer)?\.\w+$/, '')))
  expect([...kept].toSorted()).toEqual(demoPodcasts.map(({ slug }) => slug).toSorted())
})

test('sentences without markup, and without a list where the episode has none', () => {
  const body = '<p>One <a href="/x/">link</a>. And two?</p><p>Not this.</p>'
  expect(sentencesOf({ title: 'Short', body })).toEqual(['Short.', 'One link.', 'And two?'])
})
