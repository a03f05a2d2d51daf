/**
 * The fixed role values and their display names (docs/product.md#roles). The server decides by the value;
 * displayName is derived from it.
 */
export const ROLES = {
  administrator: 'Administrator',
  manager: 'Manager',
  editor: 'Editor',
  organizer: 'Organizer',
  member: 'Member',
} as const
export type Role = keyof typeof ROLES

/** Narrows outside data to a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLES, value)
}

/** Whether a role is staff: Administrator, Manager, Editor or Organizer. */
export function isStaffRole(role: Role | null | undefined): boolean {
  return isRole(role) && role !== 'member'
}
