'use client'

import { useSyncExternalStore } from 'react'

const noSubscribe = () => () => {}
const thisYear = () => new Date().getFullYear()

/**
 * The current year. A page is kept until something in it changes, over New Year as well, so
 * the browser puts its own year in place of the rendered one: four digits, no shift. SPEC 2.4.
 * @param rendered the year on the server's calendar
 */
export function Year({ serverYear }: { serverYear: number }) {
  return <span className="tabular-nums">{useSyncExternalStore(noSubscribe, thisYear, () => serverYear)}</span>
}
