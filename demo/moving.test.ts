/** What moves and what is listened to makes sense: counts, levels, videos, weeks, dates, plans. Issue 7, line 9. */
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoCategories } from './categories'
import { demoEvents } from './events'
import { inDays } from './load/context'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMovementWeeks } from './movement-weeks'
import { demoMovements } from './movements'
import { demoPodcasts } from './podcasts'
import { demoRebootWeeks } from './reboot'
import { demoTopics } from './topics'
import { demoVideos } from './videos'

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length
const filmed = [...demoMovements, ...demoMeditations]
const TIMES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test('SPEC 2.3: eight movements of each level, and the shortest is for everybody', () => {
  for (const level of ['Beginner', 'Intermediate', 'Advanced']) {
    const ofLevel = demoMovements.filter((movement) => movement.level === level)
    expect(ofLevel).toHaveLength(8)
    expect(ofLevel.filter(({ requiredPlan }) => requiredPlan === 'none').length, level).toBeGreaterThanOrEqual(1)
  }
})

describe.each(filmed)('$slug', ({ body, durationMin, video, summary }) => {
  test('lasts as long as its video, as many times as its text says', () => {
    const length = demoVideos.find(({ slug }) => slug === video)?.durationMin ?? 0
    expect(durationMin % length).toBe(0)
    const times = durationMin / length
    if (times > 1) expect(body).toMatch(new RegExp(`\\b(${TIMES[times]}|${TIMES[times - 1]}) times\\b`))
  })
  test('is short, in parts, and says what may be left out or whom to ask', () => {
    expect(words(body)).toBeGreaterThanOrEqual(140)
    expect(words(body)).toBeLessThanOrEqual(350)
    expect(summary.length).toBeLessThanOrEqual(200)
    expect(body.match(/<h[23]>/g)?.length).toBeGreaterThanOrEqual(2)
    expect(body).toMatch(/doctor|physiotherapist|leave (it|them) out|leave out|easier|legs/i)
  })
})

test('nearly every session tells whom to ask when it hurts', () => {
  const silent = filmed.filter(({ body }) => !/doctor|physiotherapist/.test(body)).map(({ slug }) => slug)
  expect(silent).toEqual(['legs-before-lunch'])
})

test('movements and meditations share few videos, and each video is shown', () => {
  expect(new Set(filmed.map(({ video }) => video))).toEqual(new Set(demoVideos.map(({ slug }) => slug)))
})

describe('SPEC 3: the movement weeks', () => {
  const known = new Map(demoMovements.map((movement) => [movement.slug, movement]))
  test('are eight, and whole', () => {
    expect(demoMovementWeeks).toHaveLength(8)
    for (const week of demoMovementWeeks) {
      for (const days of [week.beginner, week.intermediate, week.advanced]) {
        expect(days).toHaveLength(7)
        expect(new Set(days).size).toBe(7)
        expect(days.filter((slug) => !known.has(slug))).toEqual([])
      }
    }
  })
  test('rest on Sunday, and once more at least', () => {
    for (const { advanced, beginner, intermediate } of demoMovementWeeks) {
      for (const days of [beginner, intermediate, advanced]) {
        const rests = days.map((slug) => known.get(slug)?.topics.includes('rest-day'))
        expect(rests[6]).toBe(true)
        expect(rests.filter(Boolean).length).toBeGreaterThanOrEqual(2)
      }
    }
  })
  test('beginners meet beginners’ movements only', () => {
    const levels = demoMovementWeeks.flatMap(({ beginner }) => beginner.map((slug) => known.get(slug)?.level))
    expect(new Set(levels)).toEqual(new Set(['Beginner']))
  })
  test('no two are the same', () => {
    expect(new Set(demoMovementWeeks.map((week) => JSON.stringify(week))).size).toBe(8)
  })
})

test('every topic belongs to its type, is used, and has a slug of its own', () => {
  const used = [
    ['movementGuides', demoMovements],
    ['guidedMeditations', demoMeditations],
    ['masterclasses', demoMasterclasses],
    ['podcasts', demoPodcasts],
    ['events', demoEvents],
    ['rebootReviveWeeks', demoRebootWeeks],
  ] as const
  for (const [taxonomy, items] of used) {
    const topics = demoTopics.filter((topic) => topic.taxonomy === taxonomy).map(({ slug }) => slug)
    expect(topics.length, taxonomy).toBeGreaterThanOrEqual(2)
    expect(new Set(items.flatMap((item) => item.topics)), taxonomy).toEqual(new Set(topics))
  }
  const slugs = [...demoTopics, ...demoCategories].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('SPEC 3: recorded classes have a video and replays with pictures; one is still to come, and has neither', () => {
  const toCome = demoMasterclasses.filter(({ video }) => !video)
  expect(toCome.map(({ slug }) => slug)).toEqual(['bread-by-hand'])
  for (const { video, replays, teacher } of demoMasterclasses) {
    expect(teacher).toMatch(/^[A-Z]/)
    expect(replays.length >= 2).toBe(video !== undefined)
    for (const { length, picture } of replays) {
      expect(length).toMatch(/^\d+ min$/)
      expect(fs.existsSync(`demo/media/pictures/${picture}.webp`), picture).toBe(true)
    }
  }
})

test('a class lasts at least as long as its replays', () => {
  for (const { durationMin, replays, slug } of demoMasterclasses) {
    const minutes = replays.reduce((sum, { length }) => sum + Number.parseInt(length, 10), 0)
    expect(minutes, slug).toBeLessThanOrEqual(durationMin)
  }
})

test('the episodes are numbered in the order of their dates, and some are to be seen as well', () => {
  expect(demoPodcasts.map(({ episode }) => episode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const days = demoPodcasts.map(({ publishedDaysAgo }) => publishedDaysAgo)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(demoPodcasts.filter(({ youtube }) => youtube)).toHaveLength(3)
})

test('DESIGN 10: one event is over, one is within the week, the others are in the months to come', () => {
  const days = demoEvents.map(({ startHour, startsInDays, weekday }) =>
    Math.round((inDays(startsInDays, startHour, weekday).getTime() - Date.now()) / 86_400_000),
  )
  expect(days.filter((day) => day < 0)).toHaveLength(1)
  expect(days.filter((day) => day >= 0 && day <= 8)).toHaveLength(1)
  expect(days.filter((day) => day > 8 && day < 120)).toHaveLength(4)
  for (const { lastsMin } of demoEvents) expect(lastsMin).toBeGreaterThan(0)
})

test('an event falls on the day of the week that its text names', () => {
  for (const { startHour, startsInDays, weekday } of demoEvents) {
    if (weekday !== undefined) expect(inDays(startsInDays, startHour, weekday).getUTCDay()).toBe(weekday)
  }
})

test('SPEC 2.2: two weeks for each season', () => {
  for (const season of ['Spring', 'Summer', 'Fall', 'Winter']) {
    const labels = demoRebootWeeks.filter((week) => week.season === season).map(({ weekLabel }) => weekLabel)
    expect(labels).toEqual(['Week 1', 'Week 2'])
  }
})

test.each([
  ['movements', demoMovements],
  ['meditations', demoMeditations],
  ['masterclasses', demoMasterclasses],
  ['podcasts', demoPodcasts],
  ['events', demoEvents],
  ['reboot weeks', demoRebootWeeks],
] as const)('of the %s a quarter is open, and each plan has some of its own', (_what, items) => {
  const plans = items.map(({ requiredPlan }) => requiredPlan)
  expect(new Set(plans)).toEqual(new Set(['none', 'free', 'standard', 'premium']))
  expect(plans.filter((plan) => plan === 'none').length).toBeGreaterThanOrEqual(items.length / 4)
})
