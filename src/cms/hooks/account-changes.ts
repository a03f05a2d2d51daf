import { randomBytes } from 'node:crypto'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { User } from '@/payload-types'
import { passwordProblem } from '@/rules/account-fields'

declare module 'payload' {
  export interface RequestContext {
    /** Staff create an account; its owner sets the password through the link in an invitation. */
    invites?: boolean
    /** The email address in the request; the field's access rule removes it from the data silently. */
    sentEmail?: unknown
  }
}

const RANDOM_BYTES = 32

const isHttpRequest = (req: PayloadRequest) => req.payloadAPI !== 'local'

function rejectField(req: PayloadRequest, path: 'email' | 'password', message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}

/**
 * Staff who create an account do not learn its password: a random one is set, and the owner sets their own through the
 * link in the invitation. The first-user screen, which runs without access control, creates an account for the user who
 * fills it in.
 */
export const inviteNewUsers: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (!isHttpRequest(req)) return args
  if (operation === 'update') req.context.sentEmail = args.data?.email
  if (operation !== 'create') return args
  if (args.overrideAccess === true) return { ...args, disableVerificationEmail: true }
  req.context.invites = true
  return { ...args, data: { ...args.data, password: randomBytes(RANDOM_BYTES).toString('base64url') } }
}

/**
 * Applies the password rule wherever a password is set. Over HTTP, the password and email address of an existing
 * account can only change on its owner's account page, which requires the current password and sends the emails.
 * @throws ValidationError on the field, for the admin to show
 */
export const guardAccountChanges: CollectionBeforeValidateHook<User> = ({ data, operation, originalDoc, req }) => {
  const password: unknown = data && 'password' in data ? data.password : undefined
  if (operation === 'update' && isHttpRequest(req)) {
    const isOwn = req.user?.id === originalDoc?.id
    if (password !== undefined && password !== '')
      rejectField(
        req,
        'password',
        isOwn ? 'Change your password on your account page.' : 'Send a link to set a password instead.',
      )
    const { sentEmail } = req.context
    if (sentEmail !== undefined && !isSameEmail(sentEmail, originalDoc?.email))
      rejectField(req, 'email', 'Only the owner can change an email address, on the account page.')
  }
  if (password !== undefined) {
    const own = {
      username: data?.username ?? originalDoc?.username ?? undefined,
      email: data?.email ?? originalDoc?.email,
    }
    const problem = typeof password === 'string' ? passwordProblem(password, own) : 'The password must be text.'
    if (problem) rejectField(req, 'password', problem)
  }
  return data
}

const isSameEmail = (sent: unknown, email: string | undefined) =>
  typeof sent === 'string' && sent.trim().toLowerCase() === email
