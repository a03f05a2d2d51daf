import type { SendEmailOptions } from 'payload'

/** Opens a connection, or uses an open one, and hands one message over. @throws what the server says */
export type HandOver = (message: SendEmailOptions) => Promise<unknown>

/** A server that says nothing must not keep a letter for ever. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

let opened: { url: string; handOver: Promise<HandOver> } | undefined

async function open(url: string): Promise<HandOver> {
  // Only where it is needed: a site without a mail server loads none of it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  // A pooled connection that breaks says so here too, and an event that nobody hears ends the process.
  transport.on('error', () => {})
  return (message) => transport.sendMail(message)
}

/** The mail server at SMTP_URL, its connections shared by all letters. DESIGN 2. */
export async function overSmtp(message: SendEmailOptions, url: string): Promise<void> {
  if (opened?.url !== url) opened = { url, handOver: open(url) }
  const handOver = await opened.handOver
  await handOver(message)
}
