import type { SendEmailOptions } from 'payload'

/** Opens a connection, or uses an open one, and hands one message over. @throws what the server says */
export type SendMessage = (message: SendEmailOptions) => Promise<unknown>

/** A server that says nothing must not keep a letter for ever. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

let cachedTransport: { url: string; send: Promise<SendMessage> } | undefined

async function createSender(url: string): Promise<SendMessage> {
  // Only where it is needed: a site without a mail server loads none of it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  // A pooled connection that breaks says so here too, and an event that nobody hears ends the process.
  transport.on('error', () => {})
  return (message) => transport.sendMail(message)
}

/** The mail server at SMTP_URL, its connections shared by all letters. DESIGN 2. */
export async function sendOverSmtp(message: SendEmailOptions, url: string): Promise<void> {
  if (cachedTransport?.url !== url) cachedTransport = { url, send: createSender(url) }
  const send = await cachedTransport.send
  await send(message)
}
