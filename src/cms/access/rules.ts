import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isRestrictedFor } from '@/rules/audience'
import { isStaffRole, type Role } from '@/rules/roles'
import { isValidSignature } from '@/rules/signed-url'
import { signingSecret } from '@/server/signing-secret'
import { audienceOf, internalAudience, roleOf } from './viewer'

/** Who writes what. SPEC 6 names the roles; the split is ours (docs/editors.md). */
export const OWNERS = ['administrator', 'manager'] as const satisfies Role[]
export const EDITORS = [...OWNERS, 'editor'] as const satisfies Role[]
export const ORGANIZERS = [...EDITORS, 'organizer'] as const satisfies Role[]

/** True for these roles only. */
export const hasRole =
  (...allowed: readonly Role[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    allowed.some((role) => role === roleOf(req))

/** Any member of staff. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => isStaffRole(roleOf(req))

/**
 * Content: staff see everything, drafts too. Pages and calls, which come through our
 * own door with an audience, see what is published. REST and GraphQL: nobody else.
 */
export const published: Access = ({ req }) => {
  if (staff({ req })) return true
  if (!internalAudience(req)) return false
  return req.context.drafts === true || { _status: { equals: 'published' } }
}

/** What has no drafts and nothing to hide (categories, media): staff and our own door. */
export const publicRead = ({ req }: { req: PayloadRequest }): boolean =>
  staff({ req }) || internalAudience(req) !== null

/** Uploads: a file is for everybody who has its address; what is known of it is not. */
export const publicFiles: Access = ({ isReadingStaticFile, req }) => isReadingStaticFile === true || publicRead({ req })

/** Films: a file is for whoever has an address that we signed, and for staff; what is known of it is as elsewhere. DESIGN 7. */
export const signedFiles: Access = ({ data, isReadingStaticFile, req }) => {
  if (!isReadingStaticFile) return publicRead({ req })
  return staff({ req }) || isValidSignature(signingSecret(), String(data?.filename), req.searchParams, Date.now())
}

/** A member's own activity; owners all; a visitor none. SPEC 6. */
export const ownRows: Access = ({ req }) => {
  if (!req.user) return false
  return hasRole(...OWNERS)({ req }) || { member: { equals: req.user.id } }
}

/** What is a member's alone, such as a note: theirs, and not even the owners'. */
export const privateRows: Access = ({ req }) => (req.user ? { member: { equals: req.user.id } } : false)

/**
 * The part of an item that its plan protects. Without a document to judge by (a query
 * on the field, a document read without its plan) it is closed.
 */
export const withinPlan: FieldAccess = ({ doc, req }) => {
  if (staff({ req })) return true
  return doc ? !isRestrictedFor(audienceOf(req), doc.requiredPlan) : false
}

/** Parts for any signed-in reader, such as the member footer and the food lists. */
export const membersOnly: FieldAccess = ({ req }) => staff({ req }) || audienceOf(req) !== 'visitor'
