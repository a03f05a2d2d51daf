import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { AppError } from '@/rules/app-error'
import { GIFT_CODE_BYTES, giftCode, normalizeGiftCode } from '@/rules/membership/gift-code'
import { addDays } from '@/rules/membership/periods'
import { relationId } from '@/rules/relation-id'
import { transactionRunner } from '../database/sql-adapter'
import { changeMemberships, followEdit } from '../memberships/change'
import { settleOrder } from '../memberships/confirm-order'
import { appendEvent } from '../memberships/ledger'
import type { MemberChange } from '../memberships/member-change'
import { orderById, refuseOrdersOf } from '../memberships/orders'
import { planPrice } from '../memberships/prices'
import { subscriptionsOf } from '../memberships/rows'

/** Who makes a change: staff in the admin, or our own code, such as the demo. */
const actorOf = ({ user }: PayloadRequest): Pick<MemberChange, 'origin' | 'by'> =>
  user ? { origin: 'staff', by: Number(user.id) } : { origin: 'import', by: null }

/**
 * Locks the person whose row is changed before Payload reads the row: it writes back all of it, and would undo what
 * another change wrote in between. Several rows at once cannot be changed (`disableBulkEdit`).
 */
const lockOwner =
  (ownerOf: (id: number) => SQL): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args)) return args
    const run = await transactionRunner(req)
    await run?.(sql`update users set plan = plan where id = (${ownerOf(Number(args.id))}) returning id`)
    return args
  }

export const lockOwnerOfSubscription = lockOwner((id) => sql`select user_id from subscriptions where id = ${id}`)
export const lockOwnerOfOrder = lockOwner((id) => sql`select user_id from orders where id = ${id}`)

/** Runs a change as Payload's own errors report it. @throws APIError with the status of an AppError */
async function changeBy(req: PayloadRequest, user: number, work: (change: MemberChange) => Promise<void>) {
  try {
    await changeMemberships(req, user, actorOf(req), work)
  } catch (error) {
    throw error instanceof AppError ? new APIError(error.message, error.status, null, true) : error
  }
}

/** A membership that staff give begins now; one that is paid has the price of its plan. */
export const completeSubscription: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data
  const startedAt = new Date(data.startedAt ?? Date.now())
  if (Number.isNaN(startedAt.getTime())) return data
  const billingDay = data.billingDay ?? startedAt.getUTCDate()
  const completed = { ...data, startedAt: startedAt.toISOString(), billingDay }
  if (!data.interval || typeof data.amount === 'number') return completed
  const price = await planPrice(req, data.plan, data.interval)
  return { ...completed, ...price }
}

/** The plan follows from what staff have entered, and the ledger says who did. */
export const followSubscription: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await followEdit(req, relationId(doc.user), actorOf(req), async (change) => {
    const subscription = (await subscriptionsOf(change.run, change.user)).find(({ id }) => id === doc.id)
    const kind = operation === 'create' ? 'given' : 'edited'
    await appendEvent(change, kind, { subscription, note: doc.reason ?? undefined })
    if (subscription?.status === 'ended') await refuseOrdersOf(change, subscription.id)
  })
  return doc
}

/** An order that staff enter costs what its plan costs, unless they say otherwise. */
export const completeOrder: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.interval) return data
  const price = await planPrice(req, data.plan, data.interval)
  return { ...data, ...price, price: price?.amount ?? data.amount, amount: data.amount ?? price?.amount }
}

/**
 * An order is confirmed or refused once. Confirmed again, it stays as it is.
 * @throws APIError 409 for another answer; ValidationError for a payment in the future
 */
export const decideOrderOnce: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'create') return { ...data, status: 'pending' }
  if (originalDoc.status !== 'pending') {
    if (data.status !== originalDoc.status) throw new APIError(`This order is ${originalDoc.status}.`, 409, null, true)
    return { ...data, amount: originalDoc.amount, paidAt: originalDoc.paidAt }
  }
  if (data.status !== 'confirmed') return data
  const now = new Date()
  const paidAt = new Date(data.paidAt ?? now)
  if (paidAt > addDays(now, 1)) {
    const errors = [{ path: 'paidAt', message: 'Enter the day on which it was paid.' }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  return { ...data, paidAt: (paidAt > now ? now : paidAt).toISOString() }
}

/** What follows from an order that staff have placed, confirmed or refused. */
export const followOrder: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isPlaced = operation === 'create'
  if (!isPlaced && doc.status === previousDoc.status) return doc
  await changeBy(req, relationId(doc.user), async (change) => {
    const order = await orderById(change.run, doc.id)
    if (!order) throw new Error('The order was deleted in its own transaction.')
    const paid = { amount: order.amount, currency: order.currency }
    if (isPlaced) return appendEvent(change, 'ordered', { order: order.id, paid })
    if (order.status === 'refused') return appendEvent(change, 'refused', { order: order.id })
    if (order.paid_at) await settleOrder(change, { ...order, paid_at: order.paid_at })
  })
  return doc
}

/** A gift that staff enter without a code gets one. */
export const completeGift: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const typed: unknown = data?.code ?? originalDoc?.code
  const code = typeof typed === 'string' && typed.trim() !== '' ? typed : giftCode(randomBytes(GIFT_CODE_BYTES))
  return { ...data, code: normalizeGiftCode(code) }
}
