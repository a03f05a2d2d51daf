import type { PayloadRequest } from 'payload'
import { type EmailMessage, emailHtml, emailText } from '@/rules/email-message'
import { afterCommit } from '../database/after-commit'

/**
 * Sends an email to a member of staff about a change, once the change has committed. A failure is logged and retried
 * (src/cms/mail/mail.ts), and never fails the change.
 */
export async function sendNotice(req: PayloadRequest, to: string, email: EmailMessage): Promise<void> {
  const { payload } = req
  await afterCommit(req, () => {
    payload
      .sendEmail({ to, subject: email.subject, html: emailHtml(email), text: emailText(email) })
      // The outbox folder is not writable: the disk is full, or the permissions are wrong.
      .catch((error: unknown) => payload.logger.error({ err: error, msg: `Mail "${email.subject}" is lost.` }))
  })
}
