'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { personalKey } from '@/features/session/personal-data'
import { useViewer } from '@/features/session/Session.client'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'

type CompletedWeeks = { weeks: number[] }

/** Marks a week as done or not. @returns the completed weeks; null on failure */
async function sendWeek(week: number, done: boolean): Promise<CompletedWeeks | null> {
  try {
    const response = await authenticatedFetch('/api/programme/weeks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ week, done }),
    })
    return response.ok ? ((await response.json()) as CompletedWeeks) : null
  } catch {
    return null
  }
}

/**
 * The toggle at the end of a week of the six-week reset that marks it as done.
 * @param week 1 to 6
 */
export function WeekDone({ week }: { week: number }) {
  const client = useQueryClient()
  const toast = useToast()
  const { state, user } = useViewer()
  const [sending, setSending] = useState(false)
  const userId = user?.id ?? 0
  const queryKey = ['programme-weeks', userId]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      fetchPersonalJson('/api/programme/weeks', 'programme weeks', signal) as Promise<CompletedWeeks>,
    enabled: state === 'authenticated',
    networkMode: 'always',
    // Personal data is not cached after it is no longer shown.
    gcTime: 0,
  })
  const done = data?.weeks.includes(week) ?? false

  async function toggleDone() {
    setSending(true)
    const updated = await sendWeek(week, !done)
    setSending(false)
    if (!updated) return toast.error(TEXTS.weekFailed)
    client.setQueryData(queryKey, updated)
    void client.invalidateQueries({ queryKey: personalKey('milestones', userId) })
  }

  return (
    <section className="wrap py-8" aria-label={`Week ${week}`} data-light="noon">
      <div className="week-done" data-done={done ? '' : undefined}>
        <p className="type-h4" role="status">
          {done ? `Week ${week} is done.` : `At the end of week ${week}?`}
        </p>
        <Button
          variant={done ? 'plain' : undefined}
          onClick={toggleDone}
          pending={sending}
          disabled={state !== 'authenticated'}
        >
          {!done && <Check className="size-5" aria-hidden="true" />}
          {done ? 'Mark as not done' : 'I have done this week'}
        </Button>
      </div>
    </section>
  )
}
