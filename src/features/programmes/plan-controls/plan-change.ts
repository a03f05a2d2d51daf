import type { usePlanChange } from './use-plan-change.client'

/** What the controls of a plan have in common. */
export type PlanControl = ReturnType<typeof usePlanChange>
