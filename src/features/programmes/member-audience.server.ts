import 'server-only'
import { type Audience, audienceOfMember, isPlan } from '@/rules/audience'
import { isRole, isStaffRole } from '@/rules/roles'

/** The audience of a member's row, for work without their session. @returns null for an unknown plan */
export function audienceOfRow({ plan, role }: { plan?: unknown; role?: unknown }): Audience | null {
  if (!isPlan(plan)) return null
  return audienceOfMember({ plan, staff: isRole(role) && isStaffRole(role) })
}
