'use client'

import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const thisYear = () => new Date().getFullYear()

/**
 * The current year. A page can stay cached over New Year, so the browser replaces the rendered year with its own: four
 * digits, no layout shift.
 * @param serverYear the year on the server
 */
export function Year({ serverYear }: { serverYear: number }) {
  return <span className="tabular-nums">{useSyncExternalStore(noSubscribe, thisYear, () => serverYear)}</span>
}
