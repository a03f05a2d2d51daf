import { randomInt } from 'node:crypto'

/**
 * An address of this machine that nobody else asks from, so that one test's limits are not
 * another's. All of 127.0.0.0/8 is this machine on Linux and Windows; macOS knows only
 * 127.0.0.1, where this is undefined and the limits are shared.
 */
export function ownAddress(): string | undefined {
  if (process.platform === 'darwin') return undefined
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`
}
