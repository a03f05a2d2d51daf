import 'server-only'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import { inTurn } from '@/features/session/in-turn'
import { revokeAllBut } from '@/features/session/record'
import { accountOf, type Viewer } from '@/features/session/viewer'
import { passwordProblem } from '@/rules/account-fields'
import { passwordReplacedLetter } from '@/rules/account-letters'
import { AppError } from '@/rules/app-error'
import { findAccount } from './account'
import type { changePasswordBody } from './bodies'
import { checkPassword } from './check-password'

/**
 * Another password for whoever asks and knows the old one. All other sessions end, this one goes on, and a letter says
 * so. POST /api/user/password.
 * @param address the client's
 * @throws AppError bad_request (`fields`), too_many_requests
 */
export async function changePassword(
  viewer: Viewer,
  { newPassword, password }: z.infer<typeof changePasswordBody>,
  address: string,
): Promise<{ ok: true }> {
  const { id, sid } = accountOf(viewer)
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  await checkPassword(account, password, address)
  const problem = passwordProblem(newPassword, account)
  if (problem) throw new AppError('bad_request', problem, { fields: { newPassword: problem } })
  // In turn with sign-ins: the CMS writes a whole person back, the old password with it.
  await inTurn(id, async () => {
    await revokeAllBut(id, (each) => each === sid)
    const payload = await asSystem('setting the password of the person who asks')
    await payload.update({
      collection: 'users',
      id,
      data: { password: newPassword },
      depth: 0,
      disableTransaction: true,
    })
  })
  await sendLetter(account.email, passwordReplacedLetter({ site: siteAddress(), firstName: account.firstName }))
  return { ok: true }
}
