import type { PayloadRequest } from 'payload'
import { approvedEmail, reviewAskedEmail, sentBackEmail } from '@/rules/editor-emails'
import { siteOrigin } from '@/runtime/env'
import { OWNERS } from '../access/rules'
import { sendNotice } from '../mail/notice'
import { nameOf } from '../versions/names'
import { pathOf, type Reviewed } from './reviewed'

const about = (req: PayloadRequest, reviewed: Reviewed) => ({
  by: req.user ? nameOf(req.user) : 'The site',
  href: siteOrigin() + req.payload.config.routes.admin + pathOf(reviewed),
  title: reviewed.title,
})

/** Tells all managers and administrators that a document waits for them, but for the person who asks. */
export async function emailAsked(req: PayloadRequest, reviewed: Reviewed, note: string | null): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: [...OWNERS] } }, { deletionAt: { exists: false } }] },
    depth: 0,
    pagination: false,
    req,
  })
  for (const { email, firstName, id } of docs) {
    if (id === req.user?.id) continue
    await sendNotice(req, email, reviewAskedEmail({ ...about(req, reviewed), firstName: firstName ?? null, note }))
  }
}

/** The person who asked, if it is another one who is still staff. */
async function askerOf(req: PayloadRequest, id: number | null) {
  if (id === null || id === req.user?.id) return null
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user && user.role !== 'member' ? { email: user.email, firstName: user.firstName ?? null } : null
}

/** Tells the person who asked that a manager sent the document back, and why. */
export async function emailSentBack(req: PayloadRequest, reviewed: Reviewed, to: number | null, note: string) {
  const asker = await askerOf(req, to)
  if (!asker) return
  const { email, firstName } = asker
  await sendNotice(req, email, sentBackEmail({ ...about(req, reviewed), firstName, note }))
}

/** Tells the person who asked that the document is on the site. */
export async function emailApproved(req: PayloadRequest, reviewed: Reviewed, to: number | null) {
  const asker = await askerOf(req, to)
  if (!asker) return
  const { email, firstName } = asker
  await sendNotice(req, email, approvedEmail({ ...about(req, reviewed), firstName }))
}
