/**
 * The weeks that the weekly schedule rotates through: seven movements, Monday to Sunday, for each
 * level. Hard and easy days take turns, and Sunday rests.
 */

/** Slugs of demo/movements.ts, Monday to Sunday. */
export type DemoWeekDays = readonly [string, string, string, string, string, string, string]

export interface DemoMovementWeek {
  beginner: DemoWeekDays
  intermediate: DemoWeekDays
  advanced: DemoWeekDays
}

const chair = 'two-minutes-and-a-chair'
const kettle = 'beside-the-kettle'
const up = 'up-from-the-chair'
const desk = 'between-two-meetings'
const lines = 'long-lines'
const sunday = 'a-slow-sunday'
const ten = 'ten-quiet-minutes'
const bed = 'loose-before-bed'

const legs = 'legs-before-lunch'
const floor = 'floor-first'
const stairs = 'stairs-and-shopping'
const hips = 'hips-after-sitting'
const sixteen = 'sixteen-honest-minutes'
const balance = 'balance-on-a-tuesday'
const back = 'a-back-that-carries'
const easy = 'the-easy-day'

const strong = 'strong-and-slow'
const corners = 'four-corners'
const twelve = 'twelve-slow-minutes'
const push = 'push-and-fold'
const oneLeg = 'one-leg-at-a-time'
const plank = 'the-long-plank'
const house = 'the-whole-house'
const gear = 'down-a-gear'

const BEGINNER: readonly DemoWeekDays[] = [
  [chair, lines, kettle, bed, desk, up, sunday],
  [kettle, lines, up, bed, chair, desk, sunday],
  [up, lines, desk, bed, ten, kettle, sunday],
  [ten, lines, up, bed, desk, chair, sunday],
]
const INTERMEDIATE: readonly DemoWeekDays[] = [
  [legs, easy, floor, lines, stairs, hips, sunday],
  [stairs, balance, easy, lines, legs, floor, sunday],
  [legs, balance, easy, stairs, lines, back, sunday],
  [sixteen, balance, hips, easy, lines, back, sunday],
]
const ADVANCED: readonly DemoWeekDays[] = [
  [corners, gear, strong, lines, push, easy, sunday],
  [strong, gear, oneLeg, lines, twelve, easy, sunday],
  [push, gear, twelve, lines, plank, floor, sunday],
  [house, gear, plank, lines, oneLeg, easy, sunday],
]

/** How often each row of a level is done before the next: beginners repeat a week, the others alternate. */
const ROWS = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 0],
  [1, 1, 2],
  [2, 2, 1],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
] as const

/** Eight weeks, after which they begin again. */
export const demoMovementWeeks: readonly DemoMovementWeek[] = ROWS.flatMap(([b, i, a]) => {
  const [beginner, intermediate, advanced] = [BEGINNER[b], INTERMEDIATE[i], ADVANCED[a]]
  return beginner && intermediate && advanced ? [{ beginner, intermediate, advanced }] : []
})
