'use client'

import { useViewer } from '@/features/session/Session.client'
import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { session } from '@/features/session/session-state'
import { TEXTS } from '@/rules/texts'
import { Skeleton } from '@/ui/Skeleton'
import { TryAgain } from '@/ui/TryAgain.client'
import { inOrder } from './in-order'
import { MilestoneCard } from './MilestoneCard'
import { StreakLine } from './StreakLine'
import { useMilestones } from './use-milestones'

type Props = {
  /** The level of their titles. */
  as: 'h2' | 'h3'
  /** Whether the weeks in a row stand above. */
  streak: boolean
}

/** The milestones of whoever is signed in, the nearest first, then those that are reached. */
export function MilestoneList(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <Found {...props} />
    </div>
  )
}

function Found({ as, streak }: Props) {
  const { audience, state } = useViewer()
  const { found, fresh, loading, retry } = useMilestones()

  if (state === 'anonymous' && audience === 'visitor') return <SignInPrompt />
  // A member's page, but who is looking could not be asked.
  const unknown = state === 'anonymous'
  if (unknown || (!found && !loading)) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-text-soft" role="status">
          {TEXTS.milestonesFailed}
        </p>
        <TryAgain onRetry={() => (unknown ? void session.lookUp() : retry())}>{TEXTS.tryAgain}</TryAgain>
      </div>
    )
  }
  if (!found) return <Waiting />
  return (
    <div className="grid gap-7">
      {streak && <StreakLine {...found.streak} />}
      {found.milestones.length === 0 ? (
        <p className="text-text-soft">{TEXTS.noMilestones}</p>
      ) : (
        <ul className="milestones">
          {inOrder(found.milestones).map((milestone) => (
            <MilestoneCard key={milestone.id} milestone={milestone} as={as} fresh={fresh.has(milestone.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <ul className="milestones">
        {[1, 2, 3].map((place) => (
          <li className="milestone" key={place}>
            <span className="milestone-sign" aria-hidden="true" />
            <div className="grid w-full gap-3">
              <Skeleton />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
