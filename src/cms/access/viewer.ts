import type { PayloadRequest } from 'payload'
import { type Audience, audienceOfMember, isAudience } from '@/rules/audience'
import { isStaffRole, type Role } from '@/rules/roles'

declare module 'payload' {
  export interface RequestContext {
    /** Set only by cms/client/local-api.server.ts when a page or a call reads for an audience. A browser cannot set it. */
    audience?: Audience
    /** Set only by cms/client/local-api.server.ts for a staff preview: reads drafts too. */
    drafts?: boolean
  }
}

/** The role of the signed-in user of a request; null for a visitor. */
export function roleOf(req: PayloadRequest): Role | null {
  return req.user?.role ?? null
}

/**
 * The audience of an internal read; null for REST and GraphQL requests, which return data to staff and a user's own
 * rows only.
 */
export function internalAudience(req: PayloadRequest): Audience | null {
  return isAudience(req.context.audience) ? req.context.audience : null
}

/** The audience for field access; a visitor unless the request says otherwise. */
export function audienceOf(req: PayloadRequest): Audience {
  const { user } = req
  if (user) return audienceOfMember({ plan: user.plan, staff: isStaffRole(user.role) })
  return internalAudience(req) ?? 'visitor'
}
