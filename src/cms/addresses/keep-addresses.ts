import type { PayloadRequest } from 'payload'
import { typeTag } from '@/rules/cache-tags'
import { type AddressChange, redirectsAfterMoves, type StoredRedirect } from '@/rules/redirect-changes'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { revalidate } from '../hooks/revalidate'
import { NOT_IN_TRASH } from '../trash/not-in-trash'

/** Changes of redirects wait for each other: each is checked against all others. */
export const lockRedirects = (req: PayloadRequest): Promise<void> => acquireAdvisoryLock(req, 'redirects')

/** Redirects the old addresses of documents that got new ones, in the request's transaction. */
export async function keepAddresses(req: PayloadRequest, changes: readonly AddressChange[]): Promise<void> {
  if (changes.length === 0) return
  await lockRedirects(req)
  const { db } = req.payload
  const { docs } = await db.find<StoredRedirect>({
    collection: 'redirects',
    where: NOT_IN_TRASH,
    pagination: false,
    req,
  })
  const { create, remove, update } = redirectsAfterMoves(docs, changes)
  if (create.length + remove.length + update.length === 0) return
  if (remove.length > 0) await db.deleteMany({ collection: 'redirects', where: { id: { in: remove } }, req })
  const updatedAt = new Date().toISOString()
  for (const { id, to } of update) await db.updateOne({ collection: 'redirects', id, data: { to, updatedAt }, req })
  for (const row of create) {
    await db.create({ collection: 'redirects', data: { ...row, automatic: true }, req })
  }
  await revalidate(req, [typeTag('redirects')])
}
