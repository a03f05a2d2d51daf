import type { Completion } from './use-completion.client'

type Figure = { value: number; label: string }
type Labels = readonly [one: string, many: string]

const TOTALS = {
  days: ['day on which you did something', 'days on which you did something'],
  steps: ['step done', 'steps done'],
  minutes: ['minute watched', 'minutes watched'],
} as const satisfies Partial<Record<keyof Completion, Labels>>

const COUNTS = {
  recipes: ['recipe cooked', 'recipes cooked'],
  movements: ['movement guide followed', 'movement guides followed'],
  meditations: ['meditation', 'meditations'],
  masterclasses: ['masterclass', 'masterclasses'],
  podcasts: ['podcast heard', 'podcasts heard'],
  read: ['page read', 'pages read'],
  tasks: ['small task done', 'small tasks done'],
} as const satisfies Record<keyof Completion['counts'], Labels>

/** The numbers of a finished program with their labels, without those that are zero. */
export function figuresOf({ counts, days, minutes, steps }: Completion): Figure[] {
  const totals = { days, steps, minutes }
  return [...labeled(totals, TOTALS), ...labeled(counts, COUNTS)].filter(({ value }) => value > 0)
}

function labeled<Name extends string>(
  values: Readonly<Record<Name, number>>,
  labels: Readonly<Record<Name, Labels>>,
): Figure[] {
  const figures: Figure[] = []
  for (const name in labels) {
    const [one, many] = labels[name]
    figures.push({ value: values[name], label: values[name] === 1 ? one : many })
  }
  return figures
}
