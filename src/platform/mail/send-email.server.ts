import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { type EmailMessage, emailHtml, emailText } from '@/rules/email-message'

/**
 * The headers for the unsubscribe button of email programs, which works without a page (RFC 8058).
 * @param href absolute URL of a call that unsubscribes by POST
 */
export const oneClickHeaders = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Sends an email to one address. It does not wait for the mail server; a failure is logged and retried
 * (src/cms/mail/mail.ts), and never fails the call.
 * @param headers of the email itself, such as List-Unsubscribe
 */
export async function sendEmail(to: string, email: EmailMessage, headers: Record<string, string> = {}): Promise<void> {
  const payload = await asSystem('sending an email')
  try {
    await payload.sendEmail({
      to,
      subject: email.subject,
      html: emailHtml(email),
      text: emailText(email),
      headers,
    })
  } catch (error) {
    // The outbox folder is not writable: the disk is full, or the permissions are wrong.
    payload.logger.error({ err: error, msg: `Mail "${email.subject}" is lost.` })
  }
}
