import type { RequiredPlan } from '@/rules/audience'
import type { Opening, Rhythm } from '@/rules/programme/terms'

/** One thing to do: an item by its slug, a page by its path, or a task in words. */
export type DemoStep =
  | { recipe: string }
  | { movement: string }
  | { meditation: string }
  | { guide: string }
  | { page: string }
  | { task: string }

export interface DemoProgrammeWeek {
  title: string
  summary: string
  opening: Opening
  /** A page of demo/pages. */
  pagePath?: string
  /** Shown while the week is not open. Name of a picture in demo/media/pictures. */
  picture?: string
  days: readonly (readonly DemoStep[])[]
}

/** A plan of weeks, days and steps. Its items are open to everybody who can follow it. */
export interface DemoProgramme {
  slug: string
  title: string
  requiredPlan: RequiredPlan
  rhythm: Rhythm
  drip: boolean
  mayOpenAll: boolean
  weeks: readonly DemoProgrammeWeek[]
}
