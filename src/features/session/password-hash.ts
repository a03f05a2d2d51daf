import 'server-only'
import crypto from 'node:crypto'
import { promisify } from 'node:util'

const SALT_BYTES = 32

/**
 * The CMS's own parameters, which it does not export. tests/data/{joining,signing-in}.test.ts compare them with what
 * the CMS does.
 */
const pbkdf2 = (password: string, salt: string) => promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256')
const PREFIX = 'pbkdf2-sha256-v1:'

/** As long as the CMS takes to hash a password, so that time tells nobody who exists. */
export const hashDummyPassword = () => pbkdf2('nobody', 'nothing')

/**
 * A password as the CMS keeps it. The CMS itself sets one only by reading the whole person, hashing for a tenth of a
 * second and writing everything back, with it a plan or role that was changed meanwhile.
 */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = crypto.randomBytes(SALT_BYTES).toString('hex')
  return { hash: PREFIX + (await pbkdf2(password, salt)).toString('hex'), salt }
}
