import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'

/**
 * Keeps a save of a user from writing the plan: it follows from the person's subscriptions alone
 * (src/cms/memberships/change.ts). The CMS writes back every field as it read it, which would undo a change of the plan
 * in between.
 */
export const derivedPlan: CollectionBeforeChangeHook<User> = ({ data, operation }) => {
  if (operation === 'create') data.plan = 'free'
  else delete data.plan
  return data
}
