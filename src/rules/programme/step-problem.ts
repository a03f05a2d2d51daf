import { type Audience, isRestrictedFor, type RequiredPlan } from '../audience'
import type { StepKind } from './terms'

/** What an editor chose for a step. */
export type ChosenStep = {
  kind: StepKind
  /** Whether an item or a page is chosen. */
  chosen: boolean
  /** The plan of the chosen item; null if it is not published. */
  target: { requiredPlan: RequiredPlan } | null
}

/** The audience of the lowest plan that can follow a program; visitors cannot. */
const LOWEST = { none: 'free', free: 'free', standard: 'standard', premium: 'premium' } as const satisfies Record<
  RequiredPlan,
  Audience
>

/**
 * Why some or all members do not see a step.
 * @param programmePlan the plan that the program requires
 * @returns null if everybody who can follow the program sees it
 */
export function stepProblem({ chosen, kind, target }: ChosenStep, programmePlan: RequiredPlan): string | null {
  if (kind === 'task') return null
  if (!chosen) return `No ${kind} is chosen, or it was deleted.`
  if (target === null) return `This ${kind} is not published.`
  if (!isRestrictedFor(LOWEST[programmePlan], target.requiredPlan)) return null
  return `This ${kind} requires a higher plan than the program: members below it do not see the step.`
}
