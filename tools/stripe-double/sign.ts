import { createHmac } from 'node:crypto'

/** The value of `Stripe-Signature` for a body. @param atMs when it is sent */
export function signatureOf(body: string, secret: string, atMs = Date.now()): string {
  const at = Math.floor(atMs / 1_000)
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
