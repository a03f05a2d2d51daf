import type { Price } from './objects'

const MONTHS = { month: 1, year: 12 } as const

/** The end of the period that begins at a time, on the day of the month of the anchor. All in seconds since 1970. */
export function periodEnd(start: number, { recurring }: Pick<Price, 'recurring'>, anchor: number): number {
  const end = new Date(start * 1_000)
  const day = new Date(anchor * 1_000).getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[recurring.interval])
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, last))
  return Math.floor(end.getTime() / 1_000)
}
