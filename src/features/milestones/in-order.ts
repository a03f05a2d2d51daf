import type { Milestone } from './milestone'

const share = ({ progress, target }: Milestone) => progress / target

/** Milestones as a member reads them: those to come, the nearest first, then those reached, the latest first. */
export function inOrder(milestones: readonly Milestone[]): Milestone[] {
  const toCome = milestones.filter(({ achievedAt }) => achievedAt === null)
  const reached = milestones.filter(({ achievedAt }) => achievedAt !== null)
  return [
    ...toCome.sort((one, other) => share(other) - share(one)),
    ...reached.sort((one, other) => String(other.achievedAt).localeCompare(String(one.achievedAt))),
  ]
}
