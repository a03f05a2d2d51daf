import type { Mode } from '@/rules/programme/terms'

/** The two ways to follow a program, as members see them. */
export const MODE_OPTIONS = [
  { value: 'calendar', label: 'By the calendar' },
  { value: 'pace', label: 'At my pace' },
] as const satisfies readonly { value: Mode; label: string }[]

export const MODE_LABEL = 'If you skip a day'
export const MODE_HINT = 'By the calendar, the program moves on with the days. At your pace, it waits for you.'
