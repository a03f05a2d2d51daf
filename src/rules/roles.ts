/**
 * The fixed role values and the names people see. Staff is decided by the value,
 * on the server; displayName derives from it. SPEC 6, DESIGN 7.
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

/** Administrator, Manager, Editor and Organizer are staff; SPEC 6. */
export function isStaffRole(role: Role | null | undefined): boolean {
  return isRole(role) && role !== 'member'
}
