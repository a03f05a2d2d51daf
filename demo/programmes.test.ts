/** The programs make sense: whole days of things that exist and that their members can open. */
import { expect, test } from 'vitest'
import { demoGuides } from './guides'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { demoPages } from './pages'
import type { DemoStep } from './programme'
import { demoProgrammes } from './programmes'
import { keepGoing } from './programmes/keep-going'
import { sixWeekReset } from './programmes/six-week-reset'
import { demoRecipes } from './recipes'

const OPEN = ['none', 'free']
const openSlugs = (items: readonly { slug: string; requiredPlan: string }[]) =>
  new Set(items.filter(({ requiredPlan }) => OPEN.includes(requiredPlan)).map(({ slug }) => slug))
const known: Record<string, ReadonlySet<string>> = {
  recipe: openSlugs(demoRecipes),
  movement: openSlugs(demoMovements),
  meditation: openSlugs(demoMeditations),
  guide: openSlugs(demoGuides),
  page: new Set(demoPages.filter(({ requiredPlan }) => OPEN.includes(requiredPlan)).map(({ path }) => path)),
}
const kindsOf = (steps: readonly DemoStep[]) => steps.flatMap((step) => Object.keys(step))
const named = (steps: readonly DemoStep[]) => steps.flatMap((step) => Object.entries(step))
const stepsOf = ({ weeks }: (typeof demoProgrammes)[number]) => weeks.flatMap(({ days }) => days.flat())

test('every step and week names something that exists and that free members can open', () => {
  const wrong = demoProgrammes
    .flatMap((programme) => [
      ...named(stepsOf(programme)),
      ...programme.weeks.flatMap(({ pagePath }) => (pagePath ? [['page', pagePath] as const] : [])),
    ])
    .filter(([kind, name]) => kind !== 'task' && !known[kind]?.has(name))
  expect(wrong).toEqual([])
  expect(demoProgrammes.map(({ requiredPlan }) => requiredPlan)).toEqual(['free', 'free'])
})

test('the reset has six weeks of seven days, each with three meals, a movement and a meditation', () => {
  expect(sixWeekReset.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7, 7, 7])
  const days = sixWeekReset.weeks.flatMap((week) => week.days)
  const counted = days.map((day) => {
    const kinds = kindsOf(day)
    return ['recipe', 'movement', 'meditation'].map((kind) => kinds.filter((each) => each === kind).length)
  })
  expect(counted.filter((counts) => counts.join() !== '3,1,1')).toEqual([])
})

test('each week of the reset begins with a guide and ends with a rest day and a task', () => {
  const rest = new Set(demoMovements.filter(({ topics }) => topics.includes('rest-day')).map(({ slug }) => slug))
  const restless = sixWeekReset.weeks.filter(({ days }) =>
    [3, 6].some((day) => (days[day] ?? []).some((step) => 'movement' in step && !rest.has(step.movement))),
  )
  expect(restless).toEqual([])
  expect(sixWeekReset.weeks.filter(({ days }) => !kindsOf(days[0] ?? []).includes('guide'))).toEqual([])
  expect(sixWeekReset.weeks.filter(({ days }) => !kindsOf(days[6] ?? []).includes('task'))).toEqual([])
  const guides = sixWeekReset.weeks.flatMap(({ days }) =>
    days.flat().flatMap((step) => ('guide' in step ? step.guide : [])),
  )
  expect(new Set(guides).size).toBe(6)
})

test('its movements rise in level, and nothing is cooked more than eight times', () => {
  const LEVELS = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const
  const levels = sixWeekReset.weeks.map(({ days }) =>
    days
      .flat()
      .flatMap((step) => ('movement' in step ? demoMovements.filter(({ slug }) => slug === step.movement) : []))
      .reduce((sum, { level }) => sum + LEVELS[level], 0),
  )
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  const recipes = stepsOf(sixWeekReset).flatMap((step) => ('recipe' in step ? step.recipe : []))
  const often = [...new Set(recipes)].filter((slug) => recipes.filter((each) => each === slug).length > 8)
  expect(often).toEqual([])
  expect(new Set(recipes).size).toBeGreaterThanOrEqual(20)
})

test('keep going has twelve months that are open at once, each with four different recipes', () => {
  expect(keepGoing.weeks.map(({ days, opening }) => [days.length, opening])).toEqual(Array(12).fill([1, 'once']))
  const recipes = keepGoing.weeks.map(
    ({ days }) => new Set(days.flat().flatMap((step) => ('recipe' in step ? step.recipe : []))).size,
  )
  expect(recipes).toEqual(Array(12).fill(4))
})
