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
    /** Staff make an account: its owner sets the password, by the link in an invitation. */
    invites?: boolean
    /** The email address that a change of an account came with: a field's access rule drops it unseen. */
    sentEmail?: unknown
  }
}

const RANDOM_BYTES = 32

const isHttpRequest = (req: PayloadRequest) => req.payloadAPI !== 'local'

function rejectField(req: PayloadRequest, path: 'email' | 'password', message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t)
}

/**
 * Whoever makes an account for somebody else does not know its password: a random one is set, and the person sets
 * their own by the link in the invitation. The first-user screen, which is past the rules of access, makes an account
 * for whoever fills it in.
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
 * A password follows the same rule wherever it is set. Over HTTP, password and email address of an existing account
 * change nowhere but at its owner's account page, which asks for the password of now and sends the mails.
 * @throws ValidationError at the field, for the admin to show
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
      rejectField(req, 'email', 'An e-mail address changes on its owner’s account page, by a link to the new address.')
  }
  if (password !== undefined) {
    const own = {
      username: data?.username ?? originalDoc?.username ?? undefined,
      email: data?.email ?? originalDoc?.email,
    }
    const problem = typeof password === 'string' ? passwordProblem(password, own) : 'Write the password as text.'
    if (problem) rejectField(req, 'password', problem)
  }
  return data
}

const isSameEmail = (sent: unknown, email: string | undefined) =>
  typeof sent === 'string' && sent.trim().toLowerCase() === email
