import { isIP } from 'node:net'

const IPV4_AS_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Who has one IPv6 address has at least the 2^64 that begin like it. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * The name under which limits count an address: an IPv4 address itself, of an IPv6 address its
 * network, since whoever sits in it may take another address for every request.
 */
export function rateLimitAddress(address: string): string {
  const ipv4 = IPV4_AS_IPV6.exec(address)?.[1]
  if (ipv4) return ipv4
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
