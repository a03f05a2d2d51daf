/** What moves and what is listened to makes sense: levels, videos, weeks, dates, plans. Every test lists all offenders. */
import { expect, test } from 'vitest'
import { inDays } from './dates'
import { demoEvents } from './events'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMovementWeeks } from './movement-weeks'
import { demoMovements } from './movements'
import { wordCount } from './plain-text'
import { demoPodcasts } from './podcasts'
import { demoRebootWeeks } from './reboot'
import { demoTopics } from './topics'
import { demoVideos } from './videos'

const withVideo = [...demoMovements, ...demoMeditations]
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const TIMES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const TYPES = {
  movementGuides: demoMovements,
  guidedMeditations: demoMeditations,
  masterclasses: demoMasterclasses,
  podcasts: demoPodcasts,
  events: demoEvents,
  rebootReviveWeeks: demoRebootWeeks,
}

test('there are eight movements of each level, one of them open to everyone at least', () => {
  const levels = ['Beginner', 'Intermediate', 'Advanced'].map((level) => {
    const ofLevel = demoMovements.filter((movement) => movement.level === level)
    return { level, count: ofLevel.length, open: ofLevel.some(({ requiredPlan }) => requiredPlan === 'none') }
  })
  expect(levels.filter(({ count, open }) => count !== 8 || !open)).toEqual([])
})

test('a session lasts as long as its video, as many times as its text says', () => {
  const sessions = withVideo.map(({ body, durationMin, slug, video }) => {
    const length = demoVideos.find((one) => one.slug === video)?.durationMin ?? 0
    return { slug, times: durationMin / length, body }
  })
  expect(sessions.filter(({ times }) => !Number.isInteger(times)).map(({ slug, times }) => [slug, times])).toEqual([])
  const silent = sessions.filter(
    ({ body, times }) => times > 1 && !new RegExp(`\\b(${TIMES[times]}|${TIMES[times - 1]}) times\\b`).test(body),
  )
  expect(silent.map(({ slug, times }) => [slug, times])).toEqual([])
})

test('a session is short and in parts, and its summary fits a card', () => {
  const lengths = withVideo.map(({ body, slug }) => ({ slug, words: wordCount(body) }))
  expect(lengths.filter(({ words }) => words < 140 || words > 350)).toEqual([])
  expect(slugsOf(withVideo.filter(({ body }) => (body.match(/<h[23]>/g)?.length ?? 0) < 2))).toEqual([])
  expect(slugsOf(withVideo.filter(({ summary }) => summary.length > 200))).toEqual([])
})

test('a session says what may be left out or whom to ask', () => {
  const help = /doctor|physiotherapist|leave (it|them) out|leave out|easier|legs/i
  expect(slugsOf(withVideo.filter(({ body }) => !help.test(body)))).toEqual([])
  const withoutDoctor = withVideo.filter(({ body }) => !/doctor|physiotherapist/.test(body))
  expect(slugsOf(withoutDoctor)).toEqual(['legs-before-lunch'])
})

test('movements and meditations share few videos, and every video is shown', () => {
  expect([...new Set(withVideo.map(({ video }) => video))].toSorted()).toEqual(slugsOf(demoVideos).toSorted())
})

const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
const known = new Map(demoMovements.map((movement) => [movement.slug, movement]))
const weeks = demoMovementWeeks.flatMap((week, number) =>
  LEVELS.map((level) => ({ week: `${number + 1} ${level}`, level, days: week[level] })),
)

test('the movement weeks are eight different ones, of seven different days each', () => {
  expect(new Set(demoMovementWeeks.map((week) => JSON.stringify(week))).size).toBe(8)
  const wrong = weeks.filter(
    ({ days }) => days.length !== 7 || new Set(days).size !== 7 || days.some((slug) => !known.has(slug)),
  )
  expect(wrong.map(({ week }) => week)).toEqual([])
})

test('every movement week rests on Sunday, and on one more day at least', () => {
  const rests = weeks.map(({ days, week }) => ({
    week,
    days: days.map((slug) => known.get(slug)?.topics.includes('rest-day') ?? false),
  }))
  expect(rests.filter(({ days }) => !days[6] || days.filter(Boolean).length < 2)).toEqual([])
})

test('beginners meet movements for beginners only', () => {
  const harder = weeks
    .filter(({ level }) => level === 'beginner')
    .flatMap(({ days, week }) => days.map((slug) => ({ week, slug, level: known.get(slug)?.level })))
    .filter(({ level }) => level !== 'Beginner')
  expect(harder).toEqual([])
})

test('every item is filed under topics of its type, and every topic is used', () => {
  const used = Object.entries(TYPES).flatMap(([type, items]) =>
    items.flatMap(({ topics }) => topics.map((topic) => `${type}: ${topic}`)),
  )
  const topics = demoTopics
    .filter(({ taxonomy }) => taxonomy in TYPES)
    .map(({ slug, taxonomy }): string => `${taxonomy}: ${slug}`)
  expect([...new Set(used)].toSorted()).toEqual(topics.toSorted())
  const few = Object.keys(TYPES).filter((type) => topics.filter((topic) => topic.startsWith(`${type}: `)).length < 2)
  expect(few).toEqual([])
})

test('recorded classes have a video and replays; the one that is still to come has neither', () => {
  expect(slugsOf(demoMasterclasses.filter(({ video }) => !video))).toEqual(['bread-by-hand'])
  const wrong = demoMasterclasses.filter(
    ({ replays, teacher, video }) =>
      !/^[A-Z]/.test(teacher) ||
      replays.length >= 2 !== (video !== undefined) ||
      replays.some(({ length }) => !/^\d+ min$/.test(length)),
  )
  expect(slugsOf(wrong)).toEqual([])
})

test('a class lasts at least as long as its replays', () => {
  const longer = demoMasterclasses.filter(({ durationMin, replays }) => {
    const minutes = replays.reduce((sum, { length }) => sum + Number.parseInt(length, 10), 0)
    return minutes > durationMin
  })
  expect(slugsOf(longer)).toEqual([])
})

test('episodes are numbered in the order of their dates, and three of them can be watched', () => {
  const byDate = demoPodcasts.toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)
  expect(byDate.map(({ episode }) => episode)).toEqual(demoPodcasts.map((_, at) => at + 1))
  expect(demoPodcasts.filter(({ youtube }) => youtube)).toHaveLength(3)
})

test('one event is over, one is within the week, the others are in the months to come', () => {
  const days = demoEvents.map(({ startHour, startsInDays, weekday }) =>
    Math.round((inDays(startsInDays, startHour, weekday).getTime() - Date.now()) / 86_400_000),
  )
  expect(days.filter((day) => day < 0)).toHaveLength(1)
  expect(days.filter((day) => day >= 0 && day <= 8)).toHaveLength(1)
  expect(days.filter((day) => day > 8 && day < 120)).toHaveLength(4)
  expect(slugsOf(demoEvents.filter(({ lastsMin }) => lastsMin <= 0))).toEqual([])
})

test('an event falls on its day of the week', () => {
  const dated = demoEvents.filter(({ weekday }) => weekday !== undefined)
  expect(dated.length).toBeGreaterThan(0)
  const wrong = dated.filter(
    ({ startHour, startsInDays, weekday }) => inDays(startsInDays, startHour, weekday).getUTCDay() !== weekday,
  )
  expect(slugsOf(wrong)).toEqual([])
})

test('each season has two reboot weeks', () => {
  const labels = demoRebootWeeks.map(({ season, weekLabel }) => `${season} ${weekLabel}`)
  const expected = ['Spring', 'Summer', 'Fall', 'Winter'].flatMap((season) => [`${season} Week 1`, `${season} Week 2`])
  expect(labels.toSorted()).toEqual(expected.toSorted())
})

test('of each type a quarter is open, and each plan has some of its own', () => {
  const plans = Object.entries(TYPES).map(([type, items]) => ({
    type,
    plans: new Set(items.map(({ requiredPlan }) => requiredPlan)).size,
    open: items.filter(({ requiredPlan }) => requiredPlan === 'none').length / items.length,
  }))
  expect(plans.filter(({ open, plans: some }) => some !== 4 || open < 0.25)).toEqual([])
})
