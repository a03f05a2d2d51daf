import type { HeadingIcon } from '@/rules/heading-icons'
import type { Streak } from '@/rules/streak'

/** A milestone as a member sees it. */
export type Milestone = {
  id: number
  title: string
  /** Empty if the editors wrote none. */
  description: string
  icon: HeadingIcon
  target: number
  /** 0 to target. */
  progress: number
  /** ISO 8601; stays if the progress decreases again. */
  achievedAt: string | null
}

/** The response of GET /api/milestones. */
export type Milestones = {
  milestones: Milestone[]
  /** Ids of achieved milestones that have not been celebrated yet. */
  toCelebrate: number[]
  streak: Streak
}
