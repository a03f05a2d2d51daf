import 'server-only'
import crypto from 'node:crypto'
import { promisify } from 'node:util'

/**
 * As long as the CMS takes to hash a password, so that time tells nobody who exists. Its own
 * parameters: tests/data/{joining,signing-in}.test.ts compare them.
 */
export const spendHashTime = () => promisify(crypto.pbkdf2)('nobody', 'nothing', 600_000, 32, 'sha256')
