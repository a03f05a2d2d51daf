import { randomInt } from 'node:crypto'

/**
 * A loopback address that no other test sends from, so that their rate limits do not interfere. All of 127.0.0.0/8 is
 * loopback on Linux and Windows; macOS has only 127.0.0.1: there this is undefined and the limits are shared.
 */
export function ownAddress(): string | undefined {
  if (process.platform === 'darwin') return undefined
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`
}
