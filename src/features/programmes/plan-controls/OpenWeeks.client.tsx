'use client'

import { Button } from '@/ui/Button'
import type { Progress } from '../progress'
import type { PlanControl } from './plan-change'

type Props = PlanControl & {
  progress: Pick<Progress, 'mayOpenAll' | 'weeks'>
  /** Called when they are open. */
  onOpened?: () => void
}

/** Opens all weeks at once, where the program allows it. Nothing if none is closed. */
export function OpenWeeks({ change, onOpened, pending, progress }: Props) {
  if (!progress.mayOpenAll || progress.weeks.every(({ open }) => open)) return null

  async function open() {
    if (await change('open')) onOpened?.()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-measure text-sm text-text-soft">You can look ahead. Your days stay as they are.</p>
      <Button variant="plain" size="slim" pending={pending === 'open'} onClick={() => void open()}>
        Open all weeks
      </Button>
    </div>
  )
}
