import type { CollectionBeforeDeleteHook } from 'payload'
import { isRunning } from '@/rules/membership/subscription'
import { changeMemberships, saveSubscription } from '../memberships/change'
import { subscriptionsOf } from '../memberships/rows'

const NOTE = 'The account was deleted.'

/**
 * Ends what a person has before they are deleted: the ledger, which stays, would otherwise count their membership as one
 * that goes on.
 */
export const endMemberships: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const actor = req.user
    ? ({ origin: 'staff', by: Number(req.user.id) } as const)
    : ({ origin: 'clock', by: null } as const)
  await changeMemberships(req, Number(id), actor, async (change) => {
    const running = (await subscriptionsOf(change.run, change.user)).filter(isRunning)
    for (const stored of running) {
      await saveSubscription(change, stored, { ...stored, status: 'ended', next: null }, 'ended', { note: NOTE })
    }
  })
}
