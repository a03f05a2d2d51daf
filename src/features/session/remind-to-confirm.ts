import 'server-only'
import { resendConfirmation } from '@/features/accounts/confirmation'
import type { User } from '@/payload-types'

/**
 * Called when somebody signs in with the right password to an account whose e-mail address is not
 * confirmed yet. They have just been told that the link is in their mail.
 */
export async function remindToConfirm({ id }: User): Promise<void> {
  await resendConfirmation(id)
}
