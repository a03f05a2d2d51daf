import { lettersTo, type SentLetter } from '../outbox'
import { dataDir } from './tokens'

/** The letters that the server under test has sent to somebody, oldest first. */
export const lettersOf = (email: string) => lettersTo(email, dataDir())

/** Waits for the newest letter to somebody with a subject: some are written after the answer. */
export async function letterOf(email: string, subject: string): Promise<SentLetter> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    const letter = lettersOf(email).findLast((one) => one.subject === subject)
    if (letter) return letter
    if (Date.now() > giveUpAt) throw new Error(`No letter "${subject}" came to ${email}.`)
    await new Promise((again) => setTimeout(again, 50))
  }
}
