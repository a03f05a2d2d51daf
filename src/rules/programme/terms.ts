/**
 * The closed sets of a program (docs/product.md#programs), with the labels that editors see.
 */

/** How a week opens. */
export const OPENINGS = {
  start: "By the member's start",
  date: 'On a date',
  once: 'At once',
} as const
export type Opening = keyof typeof OPENINGS

/** How long a day of the plan lasts: a calendar day, or until the month is over. */
export const RHYTHMS = {
  days: 'Day by day',
  months: 'By month: each week of the plan lasts a month',
} as const
export type Rhythm = keyof typeof RHYTHMS

export const STEP_KINDS = { item: 'Item', page: 'Page', task: 'Task in words' } as const
export type StepKind = keyof typeof STEP_KINDS

/** What happens after a missed day: the plan moves on with the calendar, or waits for the member. */
export const MODES = { calendar: 'By the calendar', pace: 'At their own pace' } as const
export type Mode = keyof typeof MODES

/** How a step was done. */
export const DONE_BY = { watched: 'Watched', read: 'Read', hand: 'By hand' } as const
export type DoneBy = keyof typeof DONE_BY

/** The days on which a member can be reminded. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** What done steps are counted as on the completion page. */
export type CountedStep = 'recipes' | 'movements' | 'meditations' | 'masterclasses' | 'podcasts' | 'read' | 'tasks'

/** The slug of the program whose weeks `POST /api/programme/weeks` marks. */
export const SIX_WEEK_RESET = 'six-week-reset'

/** The options of a select field. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
