'use client'

import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { session } from '@/platform/session/session-state'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { RetryButton } from '@/ui/RetryButton.client'
import { TextLink } from '@/ui/TextLink'
import { MilestoneBadge } from './MilestoneBadge'
import { MilestoneCard } from './MilestoneCard'
import { MilestoneSkeleton } from './MilestoneSkeleton'
import type { Milestone } from './milestone'
import { StreakSummary } from './StreakSummary'
import { sortMilestones } from './sort-milestones'
import { useMilestones } from './use-milestones.client'

type Props = {
  /** The heading level of the milestones' titles. */
  as: 'h2' | 'h3'
  /** Whether to show the weekly streak above. */
  streak: boolean
  /** Whether the others are badges, but for those achieved just now. */
  onlyNext?: boolean
}

/** The user's next milestone and the achieved ones; the others are folded, or badges. */
export function MilestoneList(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <MilestoneContent {...props} />
    </div>
  )
}

function MilestoneContent({ as, onlyNext = false, streak }: Props) {
  const { audience, state } = useViewer()
  const { found, newIds, loading, retry } = useMilestones()

  if (state === 'anonymous' && audience === 'visitor') return <SignInPrompt />
  // A page for members whose session lookup failed.
  const sessionUnknown = state === 'anonymous'
  if (sessionUnknown || (!found && !loading)) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-text-soft" role="status">
          {MEMBER_TEXTS.milestonesFailed}
        </p>
        <RetryButton onRetry={() => (sessionUnknown ? void session.lookUp() : retry())}>
          {COMMON_TEXTS.tryAgain}
        </RetryButton>
      </div>
    )
  }
  if (!found) return <MilestoneSkeleton />
  const { later, shown } = sortMilestones(found.milestones)
  const visible = onlyNext ? shown.filter(({ id }, index) => index === 0 || newIds.has(id)) : shown
  const others = [...shown.filter((milestone) => !visible.includes(milestone)), ...later]
  const cards = (milestones: readonly Milestone[]) => (
    <ul className="milestones">
      {milestones.map((milestone) => (
        <MilestoneCard key={milestone.id} milestone={milestone} as={as} isNew={newIds.has(milestone.id)} />
      ))}
    </ul>
  )
  return (
    <div className={onlyNext ? 'milestones-summary' : 'grid gap-7'}>
      {streak && <StreakSummary {...found.streak} />}
      {visible.length === 0 ? <NoMilestones /> : cards(visible)}
      {others.length > 0 &&
        (onlyNext ? (
          <ul className="milestone-badges" aria-label={MEMBER_TEXTS.otherMilestones}>
            {others.map((milestone) => (
              <MilestoneBadge key={milestone.id} milestone={milestone} />
            ))}
          </ul>
        ) : (
          <details className="milestones-later">
            <summary>{MEMBER_TEXTS.laterMilestones(others.length)}</summary>
            {cards(others)}
          </details>
        ))}
    </div>
  )
}

function NoMilestones() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-soft">{MEMBER_TEXTS.noMilestones}</p>
      <TextLink href="/recipes/" arrow>
        {MEMBER_TEXTS.browseRecipes}
      </TextLink>
    </div>
  )
}
