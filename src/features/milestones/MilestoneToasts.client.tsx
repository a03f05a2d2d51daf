'use client'

import { useMilestones } from './use-milestones'

/** Asks how far the person has come, and celebrates what was reached just now. Renders nothing. SPEC 4. */
export function MilestoneToasts() {
  useMilestones()
  return null
}
