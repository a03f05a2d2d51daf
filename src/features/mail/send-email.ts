import 'server-only'
import { asSystem } from '@/cms/client'
import { type EmailMessage, emailHtml, emailText } from '@/rules/email-message'

/**
 * Sends a letter to one person. A mail server is not waited for, and its failure is logged and
 * tried again (src/cms/mail/mail.ts); a call that sends a letter does not fail with it.
 * @param headers of the mail itself, such as List-Unsubscribe
 */
export async function sendEmail(to: string, email: EmailMessage, headers: Record<string, string> = {}): Promise<void> {
  const payload = await asSystem('sending a letter')
  try {
    await payload.sendEmail({
      to,
      subject: email.subject,
      html: emailHtml(email),
      text: emailText(email),
      headers,
    })
  } catch (error) {
    // The outbox folder cannot be written: the disk is full, or not ours.
    payload.logger.error({ err: error, msg: `Mail "${email.subject}" is lost.` })
  }
}
