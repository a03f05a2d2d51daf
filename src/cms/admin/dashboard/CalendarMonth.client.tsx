'use client'

import Link from 'next/link'
import { type DragEvent, useState } from 'react'
import { type Day, dayOf, weeksOf } from '@/rules/calendar-month'
import type { Scheduled } from './scheduled'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const ACTIONS = { publish: 'Publish', unpublish: 'Unpublish' } as const

type Props = {
  /** YYYY-MM */
  month: string
  name: string
  today: Day
  zone: string
  items: readonly Scheduled[]
  admin: string
  onDrop: (item: Scheduled, day: Day) => void
  onChoose: (item: Scheduled) => void
}

/** The table of a month: each day with what is planned for it. Days that are over take nothing. */
export function CalendarMonth({ admin, items, month, name, onChoose, onDrop, today, zone }: Props) {
  const [dragged, setDragged] = useState<Scheduled | null>(null)
  const [over, setOver] = useState<Day | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const target = (day: Day) =>
    dragged === null || day < today
      ? {}
      : {
          onDragOver: (event: DragEvent) => {
            event.preventDefault()
            setOver(day)
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            onDrop(dragged, day)
            end()
          },
        }
  return (
    <table>
      <caption className="ebs-unseen">{name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-past={day < today || undefined}
                data-outside={!day.startsWith(month) || undefined}
                data-over={day === over || undefined}
                aria-current={day === today ? 'date' : undefined}
                {...target(day)}
              >
                <time dateTime={day}>{Number(day.slice(8))}</time>
                {items
                  .filter(({ at }) => dayOf(zone, at) === day)
                  .map((item) => (
                    <Entry
                      key={item.jobId}
                      item={item}
                      zone={zone}
                      admin={admin}
                      onChoose={onChoose}
                      onDragStart={() => setDragged(item)}
                      onDragEnd={end}
                    />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type EntryProps = {
  item: Scheduled
  zone: string
  admin: string
  onChoose: (item: Scheduled) => void
  onDragStart: () => void
  onDragEnd: () => void
}

function Entry({ admin, item, onChoose, onDragEnd, onDragStart, zone }: EntryProps) {
  const { action, at, failed, id, postType, title } = item
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(new Date(at))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for pointers, the button does the same by keyboard
    <div
      className="ebs-planned"
      data-action={action}
      draggable={!failed}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragStart()
      }}
      onDragEnd={onDragEnd}
    >
      <Link href={`${admin}/collections/${postType}/${id}`} draggable={false} prefetch={false}>
        {title}
      </Link>
      <span className="ebs-row-note">{failed ? 'Failed' : `${ACTIONS[action]}, ${time}`}</span>
      {!failed && (
        <button
          type="button"
          className="ebs-quiet-button"
          aria-label={`Move “${title}”`}
          onClick={() => onChoose(item)}
        >
          Move
        </button>
      )}
    </div>
  )
}
