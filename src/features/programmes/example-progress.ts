import type { PlanDay, Progress, ProgressWeek, Step } from './progress'

/** A step of an item, in half an hour. */
export const aStep = (title: string, parts: Partial<Step> = {}): Step => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  uri: '/recipes/apple-bircher/',
  kind: 'item',
  duration: 30,
  done: false,
  how: null,
  ...parts,
})

export const aTask = (title: string, parts: Partial<Step> = {}): Step =>
  aStep(title, { kind: 'task', uri: null, duration: null, ...parts })

/** A week that opened with the program, or without days one that opens on November 30. */
export function aWeek(week: number, days: readonly PlanDay[] | null, parts: Partial<ProgressWeek> = {}): ProgressWeek {
  const outline = {
    week,
    title: `Title of week ${week}`,
    uri: `/weeks/${week}/`,
    opensOn: days ? '2026-11-15' : '2026-11-30',
    open: days !== null,
    done: days?.every(({ steps }) => steps.every(({ done }) => done)) ?? false,
    steps: 2,
    ...parts,
  }
  return days ? { ...outline, days: days.map(({ day, steps }) => ({ day, steps: [...steps] })) } : outline
}

/** A member on day 9 of 42, the second day of week 2, with one step left of day 8. */
export function aProgress(parts: Partial<Progress> = {}): Progress {
  const today = [aStep('Apple bircher'), aTask('Walk around the block')]
  return {
    programme: { slug: 'six-week-reset', title: 'Six-Week Reset', days: 42 },
    enrolment: { startedOn: '2026-11-15', round: 1, mode: 'calendar', pausedOn: null },
    day: 9,
    week: 2,
    next: today[0] ?? null,
    weeks: [
      aWeek(1, [{ day: 1, steps: [aStep('Porridge', { done: true, how: 'hand' })] }]),
      aWeek(2, [
        { day: 8, steps: [aTask('Set the table')] },
        { day: 9, steps: today },
        { day: 10, steps: [aStep('Pea soup')] },
      ]),
      aWeek(3, null),
    ],
    mayOpenAll: true,
    rounds: [{ round: 1, startedOn: '2026-11-15', endedOn: null, done: 1 }],
    completion: null,
    calendar: '/api/programmes/six-week-reset/calendar.ics?token=secret',
    ...parts,
  }
}

/** A member who has not started. */
export const notStarted = (parts: Partial<Progress> = {}): Progress =>
  aProgress({
    enrolment: null,
    day: 0,
    week: 0,
    next: null,
    weeks: [aWeek(1, null, { opensOn: null }), aWeek(2, null, { opensOn: null })],
    rounds: [],
    calendar: null,
    ...parts,
  })
