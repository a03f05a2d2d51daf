/**
 * The secret with which sessions, file URLs and links in emails are signed.
 * @throws Error where PAYLOAD_SECRET is unset or empty: with an empty key, anyone could forge a session
 */
export function signingSecret(): string {
  const value = process.env.PAYLOAD_SECRET
  if (!value)
    throw new Error('PAYLOAD_SECRET is not set. The server sets it when it starts; set it for a script that needs it.')
  return value
}
