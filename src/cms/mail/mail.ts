import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'
import { smtpUrl } from '@/runtime/env'
import { htmlToText } from './html-to-text'
import { deleteMessage, storeMessage } from './outbox'
import { sender } from './sender'
import { sendOverSmtp } from './smtp'

/** Delays of the retries when a server is busy or greylists the message. */
const RETRY_DELAYS_MS = [5_000, 60_000, 600_000]

/** Adds the text part and the site's sender: the CMS writes HTML only and sets its own sender. */
async function complete(message: SendEmailOptions, payload: Payload): Promise<SendEmailOptions> {
  const text = message.text ?? (typeof message.html === 'string' ? htmlToText(message.html) : undefined)
  return { ...message, text, from: await sender(payload) }
}

/** A mail server's error without the addresses it may contain. */
const reason = (error: unknown) => (error instanceof Error ? error.message.replace(/\S+@\S+/g, '…') : String(error))

/**
 * Sends a message to the mail server with retries, and never throws. From the first failure until it succeeds, the
 * message is in the outbox, so that a restart does not lose it. Not by Payload's job queue:
 * docs/decisions/33-email-retries-in-the-process.md.
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
      if (first)
        payload.logger.error(`Email "${message.subject}" was not accepted (${reason(error)}). It is in ${file}`)
    }
  }
}

/** Messages that are on their way to the mail server. */
const underWay = new Set<Promise<void>>()

/** Waits until the mail server has accepted all messages or they are in the outbox, for programs that end. */
export async function allDelivered(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/**
 * The CMS's email adapter: sends over SMTP_URL or, without it, writes a file to DATA_DIR/outbox and a log line. It does
 * not wait for the mail server, because the caller may be in a transaction, and response times must not reveal whether
 * an email was sent.
 */
export const mail: EmailAdapter = ({ payload }) => ({
  name: 'mail',
  defaultFromName: 'eat, burn, sleep',
  defaultFromAddress: 'no-reply@localhost',
  async sendEmail(given) {
    const message = await complete(given, payload)
    const url = smtpUrl()
    if (url) {
      const delivery = deliver(message, url, payload)
        .catch((error) => payload.logger.error(`An email is lost: ${reason(error)}`))
        .finally(() => underWay.delete(delivery))
      underWay.add(delivery)
      return
    }
    const file = await storeMessage(message)
    payload.logger.warn(`Email "${message.subject}" is in ${file}`)
  },
})
