import { BillingSwitch } from './BillingSwitch.client'
import { CompareTable } from './CompareTable.client'
import { PlanCards } from './PlanCards.client'

/** What a page of plans has, as one script: lazy parts of their own would each contain what they share. */
export const PLAN_PARTS = { BillingSwitch, CompareTable, PlanCards } as const
