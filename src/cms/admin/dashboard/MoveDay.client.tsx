'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Day } from '@/rules/calendar-month'

type Props = {
  title: string
  /** The day for which it is planned. */
  day: Day
  today: Day
  onMove: (day: Day) => void
  onCancel: () => void
}

/** Asks for the day to which an entry of the calendar moves. */
export function MoveDay({ day, onCancel, onMove, title, today }: Props) {
  const [chosen, setChosen] = useState(day)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    input.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  function submit(event: FormEvent) {
    event.preventDefault()
    onMove(chosen)
  }
  return (
    <form
      className="ebs-act"
      aria-label={`Move “${title}”`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <label>
        New day of “{title}”
        <input
          ref={input}
          type="date"
          required
          min={today}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </label>
      <button type="submit" className="btn btn--style-primary btn--size-small">
        Move
      </button>
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
