import 'server-only'
import type { z } from 'zod'
import { sendEmail } from '@/platform/mail/send-email.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { passwordReplacedEmail } from '@/rules/account-emails'
import { passwordProblem } from '@/rules/account-fields'
import { AppError } from '@/rules/app-error'
import { siteOrigin } from '@/runtime/env'
import { findAccount } from './account.server'
import type { changePasswordBody } from './bodies.server'
import { checkPassword } from './check-password.server'
import { setPassword } from './set-password.server'

/**
 * Changes the password of a user who knows the current one, ends all other sessions and sends a notice by email. POST
 * /api/user/password.
 * @param address IP address of the client
 * @throws AppError bad_request (`fields`), conflict (the password was changed at the same time), too_many_requests
 */
export async function changePassword(
  viewer: Viewer,
  { newPassword, password }: z.infer<typeof changePasswordBody>,
  address: string,
): Promise<{ ok: true }> {
  const { id, sid } = requireAccount(viewer)
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  await checkPassword(account, password, address)
  const problem = passwordProblem(newPassword, account)
  if (problem) throw new AppError('bad_request', problem, { fields: { newPassword: problem } })
  if (!(await setPassword(account, newPassword, { exceptSid: sid }))) {
    throw new AppError('conflict', 'The password was changed at the same moment. Try again.')
  }
  await sendEmail(account.email, passwordReplacedEmail({ site: siteOrigin(), firstName: account.firstName }))
  return { ok: true }
}
