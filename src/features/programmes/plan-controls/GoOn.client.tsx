'use client'

import { Button } from '@/ui/Button'
import { usePlanChange } from './use-plan-change.client'

/** Goes on with a paused program. */
export function GoOn({ slug }: { slug: string }) {
  const { change, pending } = usePlanChange(slug)
  return (
    <Button
      pending={pending === 'resume'}
      onClick={({ currentTarget }) => {
        const part = currentTarget.closest<HTMLElement>('[tabindex="-1"]')
        // The button disappears with the pause.
        void change('resume').then((resumed) => resumed && part?.focus({ preventScroll: true }))
      }}
    >
      Go on
    </Button>
  )
}
