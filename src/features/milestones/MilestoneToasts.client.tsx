'use client'

import { useMilestones } from './use-milestones.client'

/** Fetches the user's milestones and celebrates new ones with a toast. Renders nothing. */
export function MilestoneToasts() {
  useMilestones()
  return null
}
