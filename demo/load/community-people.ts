import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { transactionRunner } from '@/cms/database/sql-adapter'
import type { Viewer } from '@/platform/session/viewer.server'
import { audienceOfMember } from '@/rules/audience'
import { isStaffRole } from '@/rules/roles'
import { demoMembers } from '../community/members'
import { daysAgo } from '../dates'
import { demoPeople } from '../people'
import { loadAvatar } from './avatar'
import type { Loading } from './context'
import { giveDemoPlan } from './memberships'

/** The demo accounts are older than everything on the boards. */
const ACCOUNTS_DAYS = 180

/** Somebody who writes, as calls receive them. */
export type Writer = { viewer: Viewer; id: number; joinedMs: number }

async function setJoined({ req }: Loading, username: string, iso: string): Promise<void> {
  const run = await transactionRunner(req)
  await run?.(sql`update users set created_at = ${iso} where username = ${username} returning id`)
}

/** Members who write in the community. They have passwords that nobody knows. */
export async function loadMembers(loading: Loading): Promise<void> {
  const { payload, req } = loading
  for (const { avatar, joinedDaysAgo, plan, ...person } of demoMembers) {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        ...person,
        // Reserved (RFC 2606), so that no one receives mail there.
        email: `${person.username}@members.example`,
        role: 'member',
        plan: 'free',
        password: randomBytes(24).toString('hex'),
        _verified: true,
      },
      disableVerificationEmail: true,
      req,
    })
    await giveDemoPlan(loading, { plan, role: 'member', user: id })
    await setJoined(loading, person.username, daysAgo(joinedDaysAgo))
    if (avatar) await loadAvatar(loading, avatar, id)
  }
  for (const { username } of demoPeople) await setJoined(loading, username, daysAgo(ACCOUNTS_DAYS))
}

/** Everybody who writes in the demo's community, by username. */
export async function writers({ payload, req }: Loading): Promise<ReadonlyMap<string, Writer>> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false, req })
  return new Map(
    docs.map(({ createdAt, id, plan, role, username }) => {
      const account = { id, role, plan, sid: 'demo', expiresAtS: 0 }
      const audience = audienceOfMember({ plan, staff: isStaffRole(role) })
      return [username ?? '', { id, viewer: { audience, account }, joinedMs: Date.parse(createdAt) }]
    }),
  )
}
