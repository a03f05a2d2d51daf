'use client'

import { useRowLabel } from '@payloadcms/ui'

const count = (rows: unknown, one: string) => {
  const number = Array.isArray(rows) ? rows.length : 0
  return `${number} ${one}${number === 1 ? '' : 's'}`
}
/** Payload's row numbers start at 0. */
const numbered = (word: string, rowNumber = 0) => `${word} ${rowNumber + 1}`
const titled = (title: string | null | undefined) => (title?.trim() ? `: ${title}` : '')

/** "Week 3: Find your pace (7 days)". */
export function WeekLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null; days?: unknown }>()
  return (
    <span className="ebs-row-label">
      {numbered('Week', rowNumber)}
      {titled(data?.title)} <small>({count(data?.days, 'day')})</small>
    </span>
  )
}

/** "Day 2 (4 steps)". */
export function DayLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null; steps?: unknown }>()
  return (
    <span className="ebs-row-label">
      {numbered('Day', rowNumber)}
      {titled(data?.title)} <small>({count(data?.steps, 'step')})</small>
    </span>
  )
}

/** "Step 1: Write one page (task)". */
export function StepLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null; kind?: string | null }>()
  return (
    <span className="ebs-row-label">
      {numbered('Step', rowNumber)}
      {titled(data?.title)} <small>({data?.kind ?? 'item'})</small>
    </span>
  )
}
