import 'server-only'
import { ValidationError } from 'payload'
import type { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'
import { limiter } from '@/platform/limits/limiter.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import { hashDummyPassword } from '@/platform/session/password-hash.server'
import { confirmationEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { byEmail, byUsername, findAccount } from './account.server'
import type { joinBody } from './bodies.server'
import { confirmationToken, emailOwner } from './confirmation.server'
import { consumeOrReject, limitEmailRequest } from './email-limits.server'

type JoinInput = z.infer<typeof joinBody>

const attemptsByAddress = limiter('join-attempts', { points: LIMITS.joinAttemptsPerHour, windowS: 60 * 60 })
const byAddress = limiter('join-address', { points: LIMITS.joinsPerHour, windowS: 60 * 60 })

const usernameTaken = () =>
  new AppError('conflict', 'This username is taken.', {
    fields: { username: 'This username is taken. Choose another one.' },
  })

/** The first account of a new site becomes its administrator, so sign-up must not be the one that creates it. */
async function requireAdministrator(): Promise<void> {
  if (await findAccount({ role: { equals: 'administrator' } })) return
  throw new AppError('unprocessable', 'Sign-up is not open yet. Please come back later.')
}

/**
 * Creates a free member account that must be confirmed by the link in its first email. The response and its timing are
 * the same if the address already has an account; only its owner gets an email.
 * @param address IP address of the client, for the limits
 * @throws AppError conflict (the username), too_many_requests, unprocessable
 */
export async function join(input: JoinInput, address: string): Promise<{ ok: true }> {
  // A bot filled in the hidden field: it gets the response of a success.
  if (input.website) return { ok: true }
  await requireAdministrator()
  // Before any lookup, since the response reveals whether a username is taken.
  await consumeOrReject(attemptsByAddress, address, 'You have tried to join many times. Try again in an hour.')
  // Checked before the email address, so that the response reveals nothing about that.
  if (await findAccount(byUsername(input.username.toLowerCase()))) throw usernameTaken()
  await consumeOrReject(byAddress, address, 'Too many accounts were created from your network. Try again in an hour.')
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

/** @returns null if the username or the address is taken */
async function createMember({ email, firstName, lastName, password, username }: JoinInput): Promise<User | null> {
  const payload = await asSystem('creating the account of a user who joins')
  try {
    return await payload.create({
      collection: 'users',
      depth: 0,
      data: { email, firstName, lastName, password, username, role: 'member', plan: 'free', _verified: false },
      // Our own email is sent after the commit, with the return URL in its link.
      disableVerificationEmail: true,
      // One row in one statement. A transaction would block all writers of SQLite during the hashing.
      disableTransaction: true,
      showHiddenFields: true,
    })
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}

/** A concurrent request took the username or the address first. */
async function resolveJoinConflict({ email, return: returnTo, username }: JoinInput): Promise<{ ok: true }> {
  if (await findAccount(byUsername(username.toLowerCase()))) throw usernameTaken()
  const owner = await findAccount(byEmail(email))
  if (!owner) throw new Error('The CMS rejected an account with a free username and address.')
  await emailOwner(owner, returnTo)
  return { ok: true }
}
