import 'server-only'
import { ValidationError } from 'payload'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { nameProblem, usernameProblem } from '@/rules/account-fields'
import { AppError } from '@/rules/app-error'
import { docTag } from '@/rules/cache-tags'
import { bridge } from '@/runtime/bridge'
import { type SessionUser, toSessionUser, type Viewer } from './viewer.server'

const MAX_ABOUT_CHARS = 1_000

const name = z.string('Write it as text.').trim().check(checkProblem(nameProblem)).optional()

/** POST /api/user/update: the user's own profile fields. Any other field is rejected by name. */
export const profileBody = z.strictObject({
  firstName: name,
  lastName: name,
  username: z.string('Write it as text.').trim().toLowerCase().min(1, 'Enter a username.').max(254).optional(),
  about: z.string('Write it as text.').trim().max(MAX_ABOUT_CHARS, 'Use 1,000 characters at most.').optional(),
})

/** The profile fields to change. */
export type ProfileChanges = { firstName?: string; lastName?: string; username?: string; about?: string }

function checkProblem(problemOf: (value: string) => string | null): z.core.CheckFn<string> {
  return (ctx) => {
    const message = problemOf(ctx.value)
    if (message !== null) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  }
}

const usernameError = (code: 'bad_request' | 'conflict', username: string) =>
  new AppError(code, username, { fields: { username } })

/**
 * Changes the user's own profile; fields that are left out stay.
 * @returns the user as the browser gets it
 * @throws AppError bad_request, conflict (the username is taken), unauthenticated
 */
export async function updateProfile({ account }: Viewer, changes: ProfileChanges): Promise<{ user: SessionUser }> {
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  const payload = await asSystem('changing the profile of the signed-in user')
  const { username } = await payload.findByID({ collection: 'users', id: account.id, depth: 0 })
  // A username from before a rule was introduced stays valid for its owner.
  const problem =
    changes.username === undefined || changes.username === username ? null : usernameProblem(changes.username)
  if (problem !== null) throw usernameError('bad_request', problem)
  try {
    // Only these columns, so that concurrent changes of the user and its sessions are not overwritten.
    const changed = Object.keys(changes).length > 0
    if (changed) await payload.db.updateOne({ collection: 'users', id: account.id, data: changes, returning: false })
    bridge().server?.expire([docTag('users', account.id)])
  } catch (error) {
    if (error instanceof ValidationError) throw usernameError('conflict', 'This username is taken. Choose another one.')
    throw error
  }
  const user = await payload.findByID({ collection: 'users', id: account.id, depth: 0 })
  return { user: await toSessionUser(user, account.expiresAtS) }
}
