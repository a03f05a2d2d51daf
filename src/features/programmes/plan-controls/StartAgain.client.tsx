'use client'

import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { longDayText } from '../calendar-day'
import type { Progress } from '../progress'
import { StartForm } from './StartForm.client'

/** Starts a new round, after a dialog. Earlier rounds are listed. */
export function StartAgain({ progress: { programme, rounds } }: { progress: Pick<Progress, 'programme' | 'rounds'> }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const earlier = rounds.filter(({ endedOn }) => endedOn !== null)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">A new round</p>
      {earlier.length > 0 && (
        <ul className="grid gap-1 text-sm text-text-soft" aria-label="Earlier rounds">
          {earlier.map(({ done, round, startedOn }) => (
            <li key={round}>
              Round {round}, from {longDayText(startedOn)}: {done === 1 ? '1 step done' : `${done} steps done`}
            </li>
          ))}
        </ul>
      )}
      <Button variant="plain" size="slim" onClick={() => setAsking(true)}>
        Start again
      </Button>
      {asking && (
        <Dialog title="Start again?" onClose={close}>
          <p>Your earlier rounds are kept. Only what you do from now on counts for the new one.</p>
          <StartForm programmes={[programme]} submitLabel="Start a new round" onStarted={close}>
            <Button variant="plain" onClick={close}>
              Keep this round
            </Button>
          </StartForm>
        </Dialog>
      )}
    </div>
  )
}
