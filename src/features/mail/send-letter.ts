import 'server-only'
import { asSystem } from '@/cms/client'
import { type Letter, letterHtml, letterText } from '@/rules/letter'

/**
 * Sends a letter to one person. A mail server is not waited for, and its failure is logged and
 * tried again (src/cms/mail/mail.ts); a call that sends a letter does not fail with it.
 * @param headers of the mail itself, such as List-Unsubscribe
 */
export async function sendLetter(to: string, letter: Letter, headers: Record<string, string> = {}): Promise<void> {
  const payload = await asSystem('sending a letter')
  try {
    await payload.sendEmail({
      to,
      subject: letter.subject,
      html: letterHtml(letter),
      text: letterText(letter),
      headers,
    })
  } catch (error) {
    // The outbox folder cannot be written: the disk is full, or not ours.
    payload.logger.error({ err: error, msg: `Mail "${letter.subject}" is lost.` })
  }
}
