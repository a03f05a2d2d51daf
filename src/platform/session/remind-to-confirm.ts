import 'server-only'
import { resendConfirmation } from '@/features/accounts/confirmation'
import type { User } from '@/payload-types'

/**
 * Sends the confirmation link again to a user who signs in with the right password before the email address is
 * confirmed; the response says that it was sent.
 */
export async function remindToConfirm({ id }: User): Promise<void> {
  await resendConfirmation(id)
}
