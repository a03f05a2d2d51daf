import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, vi } from 'vitest'
import { AppError } from '@/rules/app-error'
import { emailsTo, type SentEmail } from '../outbox'
import { startTestCms, type TestCms } from './cms'
import { PASSWORD } from './users'

type Accounts = Awaited<ReturnType<typeof importAccounts>>

// Imported once the CMS has started: they load the configuration, which reads the environment.
const importAccounts = async () => ({
  ...(await import('@/features/accounts/join.server')),
  ...(await import('@/features/accounts/confirm.server')),
  ...(await import('@/features/accounts/reset-password.server')),
  ...(await import('@/features/accounts/change-email.server')),
  ...(await import('@/features/accounts/confirmation.server')),
})

export const CONFIRM = 'Please confirm your email address'

let count = 0
/** Data of a new user, sent from their own IP address. */
export function aJoinInput(parts: { username?: string; email?: string; password?: string; return?: string } = {}) {
  const word = `joiner${++count}`
  return { firstName: 'Nora', lastName: '', username: word, email: `${word}@example.com`, password: PASSWORD, ...parts }
}

/** The error code of each rejected promise; "ok" for the others. */
export async function outcomes(all: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(all)
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason instanceof AppError ? one.reason.code : 'broken'))
    .sort()
}

/** A CMS without users for a file of tests about accounts, and the functions behind their calls. */
export function setUpJoining() {
  let cms: TestCms
  let accounts: Accounts

  beforeAll(async () => {
    cms = await startTestCms()
    accounts = await importAccounts()
  })
  afterAll(() => cms.stop())

  const emails = (email: string) => emailsTo(email, cms.env.DATA_DIR ?? '')
  return {
    get payload(): Payload {
      return cms.payload
    },
    get accounts() {
      return accounts
    },
    join: (person: ReturnType<typeof aJoinInput>, address = `address-${++count}`) => accounts.join(person, address),
    emails,
    async rows(where: Where) {
      return (await cms.payload.find({ collection: 'users', where, showHiddenFields: true })).docs
    },
    emailTo: (email: string, subject: string): Promise<SentEmail> =>
      vi.waitFor(() => {
        const found = emails(email).findLast((one) => one.subject === subject)
        if (!found) throw new Error(`No email "${subject}" yet.`)
        return found
      }),
    canSignIn: (email: string, password: string) =>
      cms.payload.login({ collection: 'users', data: { email, password } }).then(
        () => true,
        () => false,
      ),
  }
}
