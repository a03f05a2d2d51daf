'use client'

import { type FormEvent, useState } from 'react'
import { logAnswer } from './answers'
import { LogLines } from './LogLines'
import { useAnswer } from './use-answer.client'

const ACTIONS =
  'hide show approve reject lock unlock pin unpin move merge split warn silence unsilence ban unban'.split(' ')

/** The log, filtered by member and action, a page at a time. */
export function LogPage() {
  const [filters, setFilters] = useState({ member: '', action: '', page: '1' })
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  const { answer, problem } = useAnswer(`/api/forum/log?${query}`, logAnswer)
  const page = Number(filters.page)
  const goTo = (number: number) => setFilters({ ...filters, page: String(number) })

  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    setFilters({ member: text('member'), action: text('action'), page: '1' })
  }

  return (
    <>
      <form className="ebs-filters" onSubmit={filter}>
        <label>
          Username
          <input type="search" name="member" maxLength={60} />
        </label>
        <label>
          Action
          <select name="action">
            <option value="">All</option>
            {ACTIONS.map((action) => (
              <option key={action}>{action}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--style-primary btn--size-small">
          Show
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {answer ? <LogLines lines={answer.log} /> : !problem && <p role="status">Loading…</p>}
      {answer && (page > 1 || answer.more) && (
        <nav className="ebs-buttons" aria-label="Pages">
          <button type="button" disabled={page === 1} onClick={() => goTo(page - 1)}>
            Previous
          </button>
          <span aria-current="page">Page {page}</span>
          <button type="button" disabled={!answer.more} onClick={() => goTo(page + 1)}>
            Next
          </button>
        </nav>
      )}
    </>
  )
}
