/**
 * The secret that sessions, file addresses and links in emails are signed with. Imports nothing, so any layer may
 * import it.
 * @throws Error where PAYLOAD_SECRET is unset or empty: signing with an empty key would let anybody forge a session
 */
export function signingSecret(): string {
  const value = process.env.PAYLOAD_SECRET
  if (!value)
    throw new Error('PAYLOAD_SECRET is not set. The server sets it at its start; give one to a script that needs it.')
  return value
}
