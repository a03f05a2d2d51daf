/**
 * What a milestone can count, with the words an editor reads. DESIGN 7. Forum posts join them with the forum: until
 * there is one, nobody could reach such a milestone.
 */
export const MILESTONE_COUNTS = {
  videosWatched: 'Videos watched',
  movementDays: 'Days with movement',
  recipesRated: 'Recipes rated',
  favouritesKept: 'Favorites kept',
  programmeWeeks: 'Programme weeks done',
} as const

export type MilestoneCount = keyof typeof MILESTONE_COUNTS

/** How much of each a member has done. */
export type ActivityCounts = Readonly<Record<MilestoneCount, number>>

/**
 * How far a member has come towards a milestone.
 * @param counts what it counts; of what nobody counts any more, nothing is there
 * @returns 0 to target
 */
export function milestoneProgress(
  { counts, target }: { counts: string; target: number },
  activityCounts: ActivityCounts,
): number {
  const done = Object.hasOwn(activityCounts, counts) ? activityCounts[counts as MilestoneCount] : 0
  return Math.min(done, target)
}
