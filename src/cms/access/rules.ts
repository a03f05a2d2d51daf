import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isRestrictedFor } from '@/rules/audience'
import { isStaffRole, type Role } from '@/rules/roles'
import { isValidSignature } from '@/rules/signed-url'
import { signingSecret } from '@/runtime/signing-secret'
import { audienceOf, internalAudience, roleOf } from './viewer'

/** The roles that may write everything; docs/editors.md lists who writes what. */
export const OWNERS = ['administrator', 'manager'] as const satisfies Role[]
export const EDITORS = [...OWNERS, 'editor'] as const satisfies Role[]
export const ORGANIZERS = [...EDITORS, 'organizer'] as const satisfies Role[]

/** True if the user has one of these roles. */
export const hasRole =
  (...allowed: readonly Role[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    allowed.some((role) => role === roleOf(req))

/** Any staff role. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => isStaffRole(roleOf(req))

/**
 * Content: staff read everything, drafts included. Internal reads for an audience get published documents. Members and
 * visitors get nothing over REST or GraphQL.
 */
export const published: Access = ({ req }) => {
  if (staff({ req })) return true
  if (!internalAudience(req)) return false
  return req.context.drafts === true || { _status: { equals: 'published' } }
}

/** Collections without drafts or protected fields (categories, media): staff and internal reads. */
export const publicRead = ({ req }: { req: PayloadRequest }): boolean =>
  staff({ req }) || internalAudience(req) !== null

/** Uploads: the file is public to anyone with its URL; its document is not. */
export const publicFiles: Access = ({ isReadingStaticFile, req }) => isReadingStaticFile === true || publicRead({ req })

/** Video files: the file needs a signed URL or a staff session; its document follows {@link publicRead}. */
export const signedFiles: Access = ({ data, isReadingStaticFile, req }) => {
  if (!isReadingStaticFile) return publicRead({ req })
  return staff({ req }) || isValidSignature(signingSecret(), String(data?.filename), req.searchParams, Date.now())
}

/** A member's own activity: the member and owners read it, visitors never. */
export const ownRows: Access = ({ req }) => {
  if (!req.user) return false
  return hasRole(...OWNERS)({ req }) || { member: { equals: req.user.id } }
}

/** Private rows such as notes: only the member reads them, not even owners. */
export const privateRows: Access = ({ req }) => (req.user ? { member: { equals: req.user.id } } : false)

/**
 * A field that the item's plan protects. It is denied when there is no document to check (a query on the field, or a
 * document read without its plan).
 */
export const withinPlan: FieldAccess = ({ doc, req }) => {
  if (staff({ req })) return true
  return doc ? !isRestrictedFor(audienceOf(req), doc.requiredPlan) : false
}

/** Fields for signed-in members, such as the member footer and the food lists. */
export const membersOnly: FieldAccess = ({ req }) => staff({ req }) || audienceOf(req) !== 'visitor'
