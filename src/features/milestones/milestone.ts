import type { HeadingIcon } from '@/rules/heading-icons'

/** A milestone as a member sees it. DESIGN 6. */
export type Milestone = {
  id: number
  title: string
  /** Empty where the editors wrote none. */
  description: string
  icon: HeadingIcon
  target: number
  /** 0 to target. */
  progress: number
  /** ISO 8601; kept when the progress falls again. */
  achievedAt: string | null
}

/** What GET /api/milestones answers. */
export type Milestones = {
  milestones: Milestone[]
  /** Ids of those that were reached and not celebrated yet. */
  toCelebrate: number[]
  streak: { weeks: number; thisWeek: boolean }
}
