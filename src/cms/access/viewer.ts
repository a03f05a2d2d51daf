import type { PayloadRequest } from 'payload'
import { type Audience, audienceOfMember, isAudience } from '@/rules/audience'
import { isStaffRole, type Role } from '@/rules/roles'

declare module 'payload' {
  export interface RequestContext {
    /** Set by cms/client.ts alone, when a page or a call reads for an audience. A browser cannot set it. */
    audience?: Audience
    /** Set by cms/client.ts for a preview that staff asked for: drafts too. */
    drafts?: boolean
  }
}

/** The role of the signed-in person behind a request; null for a visitor. */
export function roleOf(req: PayloadRequest): Role | null {
  return req.user?.role ?? null
}

/**
 * The audience that our own door reads for; null when the request came in over the
 * CMS's REST or GraphQL, where only staff and a person's own rows are answered.
 */
export function internalAudience(req: PayloadRequest): Audience | null {
  return isAudience(req.context.audience) ? req.context.audience : null
}

/** The audience that restricted fields are judged by. Deny first: a visitor unless shown otherwise. */
export function audienceOf(req: PayloadRequest): Audience {
  const { user } = req
  if (user) return audienceOfMember({ plan: user.plan, staff: isStaffRole(user.role) })
  return internalAudience(req) ?? 'visitor'
}
