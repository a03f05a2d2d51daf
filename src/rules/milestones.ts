/** What a milestone can count, with the label that editors see. */
export const MILESTONE_COUNTS = {
  videosWatched: 'Videos watched',
  movementDays: 'Days with movement',
  recipesRated: 'Recipes rated',
  favouritesKept: 'Favorites added',
  programmeWeeks: 'Program weeks completed',
  forumPosts: 'Posts in the community',
} as const

export type MilestoneCount = keyof typeof MILESTONE_COUNTS

/** A member's number for each count. */
export type ActivityCounts = Readonly<Record<MilestoneCount, number>>

/**
 * How far a member has come towards a milestone.
 * @param counts what it counts; 0 for a count that no longer exists
 * @returns 0 to target
 */
export function milestoneProgress(
  { counts, target }: { counts: string; target: number },
  activityCounts: ActivityCounts,
): number {
  const done = Object.hasOwn(activityCounts, counts) ? activityCounts[counts as MilestoneCount] : 0
  return Math.min(done, target)
}
