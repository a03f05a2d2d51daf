import 'server-only'
import { ValidationError } from 'payload'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { limiter } from '@/features/limits/limiter'
import { sendEmail } from '@/features/mail/send-email'
import { siteOrigin } from '@/features/mail/site-origin'
import { hashDummyPassword } from '@/features/session/password-hash'
import type { User } from '@/payload-types'
import { confirmationEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { byEmail, byUsername, findAccount } from './account'
import type { joinBody } from './bodies'
import { confirmationToken, emailOwner } from './confirmation'
import { consumeOrReject, limitEmailRequest } from './email-limits'

type JoinInput = z.infer<typeof joinBody>

const attemptsByAddress = limiter('join-attempts', { points: LIMITS.joinAttemptsPerHour, windowS: 60 * 60 })
const byAddress = limiter('join-address', { points: LIMITS.joinsPerHour, windowS: 60 * 60 })

const usernameTaken = () =>
  new AppError('conflict', 'Somebody has this username already.', {
    fields: { username: 'Somebody has this username already. Choose another one.' },
  })

/** A stranger must not be the first account of a new system: its owner could no longer make one. */
async function requireAdministrator(): Promise<void> {
  if (await findAccount({ role: { equals: 'administrator' } })) return
  throw new AppError('unprocessable', 'The house is not open yet. Please come back later.')
}

/**
 * Makes a free member account that waits for the link in its first letter. The same answer, after
 * the same time, when the address has an account: its owner gets a letter, nobody else is told.
 * @param address the client's, for the limit
 * @throws AppError conflict (the username), too_many_requests, unprocessable
 */
export async function join(input: JoinInput, address: string): Promise<{ ok: true }> {
  // A program filled in the field that no person sees: it may believe that it has joined.
  if (input.website) return { ok: true }
  await requireAdministrator()
  // Before anything is looked up: the answer tells whether a username is taken.
  await consumeOrReject(attemptsByAddress, address, 'You have tried to join many times. Try again in an hour.')
  // First, and whatever the e-mail address, so that the answer says nothing about that.
  if (await findAccount(byUsername(input.username.toLowerCase()))) throw usernameTaken()
  await consumeOrReject(byAddress, address, 'Too many accounts were made from here. Try again in an hour.')
  await limitEmailRequest('join', input.email, address)

  const owner = await findAccount(byEmail(input.email))
  if (owner) {
    await hashDummyPassword()
    await emailOwner(owner, input.return)
    return { ok: true }
  }
  const account = await createMember(input)
  if (!account) return resolveJoinConflict(input)
  const { email, firstName } = account
  const token = await confirmationToken(account)
  await sendEmail(email, confirmationEmail({ site: siteOrigin(), firstName, token, returnTo: input.return }))
  return { ok: true }
}

/** @returns null when the username or the address is taken */
async function createMember({ email, firstName, lastName, password, username }: JoinInput): Promise<User | null> {
  const payload = await asSystem('making the account of a person who joins')
  try {
    return await payload.create({
      collection: 'users',
      depth: 0,
      data: { email, firstName, lastName, password, username, role: 'member', plan: 'free', _verified: false },
      // Ours goes out after the commit, and knows where the person wanted to go.
      disableVerificationEmail: true,
      // One row in one statement. A transaction would keep all writers of SQLite waiting for the hash.
      disableTransaction: true,
      showHiddenFields: true,
    })
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}

/** Two joined at once, with one name or one address; the other one was first. */
async function resolveJoinConflict({ email, return: returnTo, username }: JoinInput): Promise<{ ok: true }> {
  if (await findAccount(byUsername(username.toLowerCase()))) throw usernameTaken()
  const owner = await findAccount(byEmail(email))
  if (!owner) throw new Error('The CMS refused an account whose name and address are free.')
  await emailOwner(owner, returnTo)
  return { ok: true }
}
