import type { ConsentStatus } from '@/features/consent/consent-status'
import { LIMITS } from '@/rules/limits'

export type ReviewBarState = 'visible' | 'dismissed' | 'hidden'

/**
 * Which of its three states the review bar is in. SPEC 4, DESIGN 7: gone from the fourth view.
 * @param views counted before this page load
 * @param dismissed put away in this browser session
 */
export function reviewBarState({ views, dismissed }: { views: number; dismissed: boolean }): ReviewBarState {
  if (views >= LIMITS.reviewBarViews) return 'hidden'
  return dismissed ? 'dismissed' : 'visible'
}

/** Whether this page load is to be counted now: once, seen, and only with consent. SPEC 4, DESIGN 7. */
export function countsAsView({
  state,
  consent,
  counted,
}: {
  state: ReviewBarState
  consent: ConsentStatus
  counted: boolean
}): boolean {
  return state === 'visible' && consent === 'allow' && !counted
}
