import type { Milestone } from './milestone'

const completion = ({ progress, target }: Milestone) => progress / target

type SortedMilestones = {
  /** The nearest to completion, then the achieved ones, the latest first. */
  shown: Milestone[]
  /** The other open ones, the nearest to completion first. */
  later: Milestone[]
}

/** One open milestone is something to reach for; a page of empty bars is not. */
export function sortMilestones(milestones: readonly Milestone[]): SortedMilestones {
  const unreached = milestones.filter(({ achievedAt }) => achievedAt === null)
  const reached = milestones.filter(({ achievedAt }) => achievedAt !== null)
  const [next, ...later] = unreached.sort((one, other) => completion(other) - completion(one))
  const latestFirst = reached.sort((one, other) => String(other.achievedAt).localeCompare(String(one.achievedAt)))
  return { shown: next ? [next, ...latestFirst] : latestFirst, later }
}
