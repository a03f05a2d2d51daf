import type { Milestone } from './milestone'

const completion = ({ progress, target }: Milestone) => progress / target

/** Sorts milestones: open ones, the nearest to completion first, then the achieved ones, the latest first. */
export function sortMilestones(milestones: readonly Milestone[]): Milestone[] {
  const unreached = milestones.filter(({ achievedAt }) => achievedAt === null)
  const reached = milestones.filter(({ achievedAt }) => achievedAt !== null)
  return [
    ...unreached.sort((one, other) => completion(other) - completion(one)),
    ...reached.sort((one, other) => String(other.achievedAt).localeCompare(String(one.achievedAt))),
  ]
}
