import { z } from 'zod'
import { isPlan, type Plan } from '@/rules/audience'
import { tokenOf } from '../outbox'
import { cookieOf } from './accounts'
import { ownAddress } from './addresses'
import { type ApiResponse, sendRequest } from './client'
import { emailOf } from './emails'

const written = z.object({ doc: z.object({ id: z.number() }) })

export type CreatedUser = { id: number; username: string; email: string; password: string }

const createdIds: number[] = []

async function asAdministrator(method: string, path: string, body?: object): Promise<ApiResponse> {
  const cookie = await cookieOf('administrator')
  let response = await sendRequest(`/cms/api${path}`, { method, body, cookie })
  // Another test writes so much that this one had no turn within ten seconds: nothing was changed, and it may ask again.
  if (response.status === 503) response = await sendRequest(`/cms/api${path}`, { method, body, cookie })
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 500)}`)
  return response
}

/** Sets a new user's password by the link in the invitation. */
async function acceptInvitation(email: string, password: string): Promise<void> {
  const token = tokenOf(await emailOf(email, 'Your account is ready'))
  const response = await sendRequest('/api/auth/reset-password', { body: { token, password }, from: ownAddress() })
  if (response.status !== 200) throw new Error(`The invitation of ${email}: ${response.status} ${response.text}`)
}

/** Creates an account for one test; {@link removeUsers} deletes it. */
export async function createUser(parts: Record<string, unknown> = {}): Promise<CreatedUser> {
  const username = `made-${Math.random().toString(36).slice(2)}`
  const own = { username, email: `${username}@example.com` }
  const { json } = await asAdministrator('POST', '/users?depth=0', {
    ...own,
    firstName: 'Made',
    lastName: 'By a test',
    role: 'member',
    ...parts,
  })
  const { id } = written.parse(json).doc
  createdIds.push(id)
  if (isPlan(parts.plan) && parts.plan !== 'free') await givePlan(id, parts.plan)
  const password = `the password of ${username}`
  await acceptInvitation(own.email, password)
  // Following the link confirms the email address.
  if (parts._verified === false) await updateUser(id, { _verified: false })
  return { id, ...own, password }
}

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** Gives a user another plan, as staff do: whatever they have ends, and a complimentary subscription begins. */
export async function givePlan(user: number, plan: Plan): Promise<void> {
  const running = `where[and][0][user][equals]=${user}&where[and][1][status][not_equals]=ended`
  const { json } = await asAdministrator('GET', `/subscriptions?${running}&depth=0`)
  for (const { id } of found.parse(json).docs)
    await asAdministrator('PATCH', `/subscriptions/${id}`, { status: 'ended' })
  if (plan === 'free') return
  await asAdministrator('POST', '/subscriptions', { user, plan, source: 'complimentary', reason: 'For a test' })
}

/** Changes a user as an administrator does in the admin. */
export async function updateUser(id: number, parts: Record<string, unknown>): Promise<void> {
  await asAdministrator('PATCH', `/users/${id}?depth=0`, parts)
}

/** Deletes a user as an administrator does in the admin. */
export async function deleteUser(id: number): Promise<void> {
  await asAdministrator('DELETE', `/users/${id}`)
  createdIds.splice(createdIds.indexOf(id), 1)
}

/** Call in afterAll. */
export async function removeUsers(): Promise<void> {
  for (const id of createdIds.splice(0)) await asAdministrator('DELETE', `/users/${id}`)
}
