import { createLocalReq, getAccessResults, type Payload, type TypedUser } from 'payload'
import type { DashboardUser } from '@/cms/admin/dashboard/reader'
import type { Role } from '@/rules/roles'
import { anAccount } from './users'

/** Roles that write all content, and read feedback and form submissions. */
export const EDITING = ['editor', 'manager', 'administrator'] as const satisfies Role[]

/** A member of staff who opens the dashboard: the account and permissions that Payload gives its components. */
export async function aStaffUser(payload: Payload, role: Role, mark: string = role): Promise<DashboardUser> {
  const { id } = await anAccount(payload, mark, { role, plan: 'free' })
  const user: TypedUser = { ...(await payload.findByID({ collection: 'users', id, depth: 0 })), collection: 'users' }
  const req = await createLocalReq({ user }, payload)
  return { payload, user, permissions: await getAccessResults({ req }) }
}

/** One user of each role, beside an administrator, which the first account is. */
export async function everyStaffUser(payload: Payload): Promise<(role: Role) => DashboardUser> {
  const readers = new Map<Role, DashboardUser>()
  await anAccount(payload, 'first', { role: 'administrator', plan: 'free' })
  for (const role of ['organizer', ...EDITING, 'member'] as const) readers.set(role, await aStaffUser(payload, role))
  return (role) => {
    const found = readers.get(role)
    if (!found) throw new Error(`There is no ${role}.`)
    return found
  }
}
