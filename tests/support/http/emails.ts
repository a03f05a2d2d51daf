import { emailsTo, type SentEmail } from '../outbox'
import { dataDir } from './tokens'

/** The emails that the server under test has sent to an address, oldest first. */
export const emailsOf = (email: string) => emailsTo(email, dataDir())

/** Waits for the newest email to an address with a subject: some are written after the response. */
export async function emailOf(email: string, subject: string): Promise<SentEmail> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    const sentEmail = emailsOf(email).findLast((one) => one.subject === subject)
    if (sentEmail) return sentEmail
    if (Date.now() > giveUpAt) throw new Error(`No email "${subject}" was sent to ${email}.`)
    await new Promise((again) => setTimeout(again, 50))
  }
}
