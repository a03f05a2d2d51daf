import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isRunning } from '@/rules/membership/subscription'
import { changeMemberships, saveSubscription } from '../memberships/change'
import { type StoredSubscription, subscriptionsOf } from '../memberships/rows'

const NOTE = 'The account was deleted.'
const STILL_PAID =
  'This person pays a membership through Stripe. Delete the account on its own page, which cancels it, or cancel it first.'

/** Deleting the row would leave a subscription that charges someone without an account. */
const isPaidAtStripe = ({ cancelsAt, providerId }: StoredSubscription) => providerId !== null && cancelsAt === null

/**
 * Ends what a person has before they are deleted: the ledger, which stays, would otherwise count their membership as one
 * that goes on.
 * @throws APIError 409 when staff delete someone who goes on paying through Stripe
 */
export const endMemberships: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const actor = req.user
    ? ({ origin: 'staff', by: Number(req.user.id) } as const)
    : ({ origin: 'clock', by: null } as const)
  await changeMemberships(req, Number(id), actor, async (change) => {
    const running = (await subscriptionsOf(change.run, change.user)).filter(isRunning)
    if (req.user && running.some(isPaidAtStripe)) throw new APIError(STILL_PAID, 409, null, true)
    for (const stored of running) {
      await saveSubscription(change, stored, { ...stored, status: 'ended', next: null }, 'ended', { note: NOTE })
    }
  })
}
