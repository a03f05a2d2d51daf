import 'server-only'
import crypto from 'node:crypto'
import { promisify } from 'node:util'

const SALT_BYTES = 32

/**
 * The parameters of the CMS, which it does not export. tests/data/{joining,sign-in-limits}.test.ts compare them with the
 * CMS's behavior.
 */
const pbkdf2 = (password: string, salt: string) => promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256')
const PREFIX = 'pbkdf2-sha256-v1:'

/** Takes as long as verifying a password, so that the response time does not reveal whether an account exists. */
export const hashDummyPassword = () => pbkdf2('no one', 'nothing')

/**
 * Hashes a password in the CMS's format. The CMS itself can only set a password by reading the whole user, hashing for
 * a tenth of a second and writing everything back, which would overwrite a plan or role changed in between.
 */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = crypto.randomBytes(SALT_BYTES).toString('hex')
  return { hash: PREFIX + (await pbkdf2(password, salt)).toString('hex'), salt }
}
