import type { SendEmailOptions } from 'payload'

/** Sends one message over a new or pooled connection. @throws the server's error */
export type SendMessage = (message: SendEmailOptions) => Promise<unknown>

/** A server that does not respond must not block a message forever. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

let cachedTransport: { url: string; send: Promise<SendMessage> } | undefined

async function createSender(url: string): Promise<SendMessage> {
  // Loaded on first use: a site without a mail server does not load it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  // A broken pooled connection also emits an error event, and an unhandled one ends the process.
  transport.on('error', () => {})
  return (message) => transport.sendMail(message)
}

/** Sends over the mail server at SMTP_URL, with connections shared by all emails. */
export async function sendOverSmtp(message: SendEmailOptions, url: string): Promise<void> {
  if (cachedTransport?.url !== url) cachedTransport = { url, send: createSender(url) }
  const send = await cachedTransport.send
  await send(message)
}
