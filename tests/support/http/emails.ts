import { emailsTo, type SentEmail } from '../outbox'
import { dataDir } from './tokens'

/** The letters that the server under test has sent to somebody, oldest first. */
export const emailsOf = (email: string) => emailsTo(email, dataDir())

/** Waits for the newest letter to somebody with a subject: some are written after the answer. */
export async function emailOf(email: string, subject: string): Promise<SentEmail> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    const sentEmail = emailsOf(email).findLast((one) => one.subject === subject)
    if (sentEmail) return sentEmail
    if (Date.now() > giveUpAt) throw new Error(`No letter "${subject}" came to ${email}.`)
    await new Promise((again) => setTimeout(again, 50))
  }
}
