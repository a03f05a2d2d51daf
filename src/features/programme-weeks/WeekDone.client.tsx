'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { useProgrammeWeeks } from './use-programme-weeks.client'

/**
 * The toggle at the end of a week of the six-week reset that marks it as done.
 * @param week 1 to 6
 */
export function WeekDone({ week }: { week: number }) {
  const toast = useToast()
  const { mark, signedIn, weeks } = useProgrammeWeeks()
  const [sending, setSending] = useState(false)
  const done = weeks.includes(week)

  async function toggleDone() {
    setSending(true)
    const ok = await mark(week, !done)
    setSending(false)
    if (!ok) toast.error(MEMBER_TEXTS.weekFailed)
  }

  return (
    <section className="wrap py-section" aria-label={`Week ${week}`} data-light="noon">
      <div className="week-done" data-done={done ? '' : undefined}>
        <p className="type-h4" role="status">
          {done ? `Week ${week} is done.` : `At the end of week ${week}?`}
        </p>
        <Button variant={done ? 'plain' : undefined} onClick={toggleDone} pending={sending} disabled={!signedIn}>
          {!done && <Check className="size-5" aria-hidden="true" />}
          {done ? 'Mark as not done' : 'I have done this week'}
        </Button>
      </div>
    </section>
  )
}
