import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'
import { htmlToText } from './html-to-text'
import { deleteMessage, storeMessage } from './outbox'
import { sender } from './sender'
import { sendOverSmtp } from './smtp'

/** A server that is busy or asks to come again (grey-listing) gets these further tries. */
const RETRY_DELAYS_MS = [5_000, 60_000, 600_000]

/** Both parts, and the site as sender: the CMS writes HTML alone, and names a sender of its own. */
async function complete(message: SendEmailOptions, payload: Payload): Promise<SendEmailOptions> {
  const text = message.text ?? (typeof message.html === 'string' ? htmlToText(message.html) : undefined)
  return { ...message, text, from: await sender(payload) }
}

/** What a mail server said, without the addresses it may repeat. */
const reason = (error: unknown) => (error instanceof Error ? error.message.replace(/\S+@\S+/g, '…') : String(error))

/**
 * Hands a message to the mail server, again later if it has to, and never fails. From the first
 * failure until it is through it is in the outbox, so that a restart loses nothing.
 */
async function deliver(message: SendEmailOptions, url: string, payload: Payload): Promise<void> {
  let file: string | undefined
  for (const waitMs of [0, ...RETRY_DELAYS_MS]) {
    if (waitMs > 0) await new Promise((again) => setTimeout(again, waitMs).unref())
    try {
      await sendOverSmtp(message, url)
      if (file) await deleteMessage(file)
      return
    } catch (error) {
      const first = file === undefined
      file ??= await storeMessage(message)
      if (first) payload.logger.error(`Mail "${message.subject}" was not taken (${reason(error)}). It is in ${file}`)
    }
  }
}

/**
 * The CMS's way to send mail: over SMTP_URL, or, without it, as files in DATA_DIR/outbox and one
 * log line each. DESIGN 2. With a mail server it does not wait for it: who asks for a letter may
 * stand in a transaction, and how long a letter takes is nobody's business.
 */
export const mail: EmailAdapter = ({ payload }) => ({
  name: 'mail',
  defaultFromName: 'eat, burn, sleep',
  defaultFromAddress: 'no-reply@localhost',
  async sendEmail(given) {
    const message = await complete(given, payload)
    const url = process.env.SMTP_URL
    if (url) {
      deliver(message, url, payload).catch((error) => payload.logger.error(`A mail is lost: ${reason(error)}`))
      return
    }
    const file = await storeMessage(message)
    payload.logger.warn(`Mail "${message.subject}" is in ${file}`)
  },
})
