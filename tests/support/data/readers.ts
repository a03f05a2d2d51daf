import { createLocalReq, getAccessResults, type Payload, type TypedUser } from 'payload'
import type { Reader } from '@/cms/admin/dashboard/reader'
import type { Role } from '@/rules/roles'
import { anAccount } from './people'

/** Staff who write all content, and read what people send. */
export const EDITING = ['editor', 'manager', 'administrator'] as const satisfies Role[]

/** Somebody who opens the dashboard: the account and permissions that Payload gives its components. */
export async function aReader(payload: Payload, role: Role, mark: string = role): Promise<Reader> {
  const { id } = await anAccount(payload, mark, { role, plan: 'free' })
  const user: TypedUser = { ...(await payload.findByID({ collection: 'users', id, depth: 0 })), collection: 'users' }
  const req = await createLocalReq({ user }, payload)
  return { payload, user, permissions: await getAccessResults({ req }) }
}

/** One of each role, behind an account that is the administrator because it is the first. */
export async function everyReader(payload: Payload): Promise<(role: Role) => Reader> {
  const readers = new Map<Role, Reader>()
  await anAccount(payload, 'first', { role: 'administrator', plan: 'free' })
  for (const role of ['organizer', ...EDITING, 'member'] as const) readers.set(role, await aReader(payload, role))
  return (role) => {
    const found = readers.get(role)
    if (!found) throw new Error(`There is no ${role}.`)
    return found
  }
}
