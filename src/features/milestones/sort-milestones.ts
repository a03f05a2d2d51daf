import type { Milestone } from './milestone'

const completion = ({ progress, target }: Milestone) => progress / target

/** Milestones as a member reads them: those to come, the nearest first, then those reached, the latest first. */
export function sortMilestones(milestones: readonly Milestone[]): Milestone[] {
  const unreached = milestones.filter(({ achievedAt }) => achievedAt === null)
  const reached = milestones.filter(({ achievedAt }) => achievedAt !== null)
  return [
    ...unreached.sort((one, other) => completion(other) - completion(one)),
    ...reached.sort((one, other) => String(other.achievedAt).localeCompare(String(one.achievedAt))),
  ]
}
