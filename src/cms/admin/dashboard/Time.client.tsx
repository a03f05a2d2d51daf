'use client'

import { useSyncExternalStore } from 'react'

const OPTIONS = { dateStyle: 'medium', timeStyle: 'short' } as const

const inLocalTime = (iso: string) => new Intl.DateTimeFormat('en-US', OPTIONS).format(new Date(iso))
const inUtc = (iso: string) =>
  `${new Intl.DateTimeFormat('en-US', { ...OPTIONS, timeZone: 'UTC' }).format(new Date(iso))} UTC`

const never = () => () => {}

/** A time in the user's time zone; the server, which does not know it, renders UTC. */
export function Time({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => inLocalTime(iso),
    () => inUtc(iso),
  )
  return <time dateTime={iso}>{text}</time>
}
