import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'

/** What only our own SQL writes. */
const DERIVED = [
  'joinedFrom',
  'membershipStatus',
  'membershipSource',
  'membershipUntil',
  'membershipCancelsAt',
  'lastSeenOn',
] as const

/**
 * Keeps a save of a user from writing the plan and what the list of members shows, which follow from the person's
 * subscriptions alone (src/cms/memberships/change.ts), and the day on which they were last seen
 * (src/platform/session/session-store.server.ts). The CMS writes back every field as it read it, which would undo a change in between.
 */
export const derivedPlan: CollectionBeforeChangeHook<User> = ({ data, operation }) => {
  if (operation === 'create') data.plan = 'free'
  else delete data.plan
  for (const name of DERIVED) delete data[name]
  return data
}
