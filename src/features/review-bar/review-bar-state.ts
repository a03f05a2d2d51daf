import type { ConsentStatus } from '@/features/consent/consent-status'
import { LIMITS } from '@/rules/limits'

export type ReviewBarState = 'visible' | 'dismissed' | 'hidden'

/**
 * The state of the review bar: hidden from the fourth view on.
 * @param views counted before this page load
 * @param dismissed collapsed in this browser session
 */
export function reviewBarState({ views, dismissed }: { views: number; dismissed: boolean }): ReviewBarState {
  if (views >= LIMITS.reviewBarViews) return 'hidden'
  return dismissed ? 'dismissed' : 'visible'
}

/** Whether to count this page load now: once, when the bar is visible, and only with consent. */
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
