/**
 * Validates the origin of a site: https, a host, and nothing after it.
 * @param value outside data
 * @returns a message; null when valid
 */
export function originProblem(value: unknown): string | null {
  const message = 'Use the address of a site, such as https://forms.example.com.'
  if (typeof value !== 'string' || !URL.canParse(value)) return message
  const { hash, hostname, password, pathname, protocol, search, username } = new URL(value)
  const isBareOrigin = [hash, password, search, username].join('') === '' && pathname === '/' && hostname !== ''
  return protocol === 'https:' && isBareOrigin ? null : message
}

/** The origin of a valid value; null for any other. */
export const parseOrigin = (value: unknown): string | null =>
  originProblem(value) === null ? new URL(String(value)).origin : null
