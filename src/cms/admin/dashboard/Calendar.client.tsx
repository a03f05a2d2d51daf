'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, useSyncExternalStore, useTransition } from 'react'
import { type Day, dayOf, monthAfter, onDay } from '@/rules/calendar-month'
import { send } from '../send'
import { CalendarMonth } from './CalendarMonth.client'
import { MoveDay } from './MoveDay.client'
import type { Scheduled } from './scheduled'

type Props = {
  items: readonly Scheduled[]
  /** When the page was rendered, ISO 8601. */
  now: string
  admin: string
  api: string
}

const never = () => () => {}
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const named = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
const longDay = (day: Day) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/**
 * What is planned, month by month, in the user's time zone. An entry is dragged to another day, or moved by its button,
 * and keeps its time of day.
 */
export function Calendar({ admin, api, items, now }: Props) {
  const zone = useSyncExternalStore(never, localZone, () => 'UTC')
  const router = useRouter()
  const id = useId()
  const [months, setMonths] = useState(0)
  const [moving, setMoving] = useState<Scheduled | null>(null)
  const [message, setMessage] = useState('')
  const [busy, start] = useTransition()
  const today = dayOf(zone, now)
  const month = monthAfter(today, months)

  const move = (item: Scheduled, day: Day) => {
    setMoving(null)
    if (day < today) return setMessage('That day is over. Choose a later one.')
    if (day === dayOf(zone, item.at)) return
    start(async () => {
      const sent = await send('POST', `${api}/scheduled/${item.jobId}/move`, { at: onDay(zone, item.at, day) })
      if ('problem' in sent) return setMessage(sent.problem)
      setMessage(`“${item.title}” is now planned for ${longDay(day)}.`)
      router.refresh()
    })
  }

  return (
    <section className="ebs-panel ebs-calendar" aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>Calendar</h2>
      <div className="ebs-calendar-head">
        <button type="button" className="ebs-quiet-button" onClick={() => setMonths(months - 1)}>
          Previous month
        </button>
        <strong aria-live="polite">{named(month)}</strong>
        <button type="button" className="ebs-quiet-button" onClick={() => setMonths(months + 1)}>
          Next month
        </button>
      </div>
      {moving && (
        <MoveDay
          key={moving.jobId}
          title={moving.title}
          day={dayOf(zone, moving.at)}
          today={today}
          onMove={(day) => move(moving, day)}
          onCancel={() => setMoving(null)}
        />
      )}
      <p role="status" className="ebs-row-note">
        {busy ? 'Moving…' : message}
      </p>
      <CalendarMonth
        month={month}
        name={named(month)}
        today={today}
        zone={zone}
        items={items}
        admin={admin}
        onDrop={move}
        onChoose={setMoving}
      />
    </section>
  )
}
