import crypto from 'node:crypto'
import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/rules/app-error'
import { startTestCms, type TestCms } from '../support/data/cms'
import { anAccount, PASSWORD } from '../support/data/people'
import { lettersTo, type SentLetter, tokenOf } from '../support/outbox'

let cms: TestCms
let payload: Payload
let accounts: {
  join: typeof import('@/features/accounts/join')['join']
  confirm: typeof import('@/features/accounts/confirm')['confirm']
  forgotten: typeof import('@/features/accounts/reset-password')['forgotten']
  resetPassword: typeof import('@/features/accounts/reset-password')['resetPassword']
  changeEmail: typeof import('@/features/accounts/change-email')['changeEmail']
  resendConfirmation: typeof import('@/features/accounts/confirmation')['resendConfirmation']
}

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported only now: they reach the configuration, which reads the environment.
  accounts = {
    ...(await import('@/features/accounts/join')),
    ...(await import('@/features/accounts/confirm')),
    ...(await import('@/features/accounts/reset-password')),
    ...(await import('@/features/accounts/change-email')),
    ...(await import('@/features/accounts/confirmation')),
  }
})
afterAll(() => cms.stop())

let count = 0
/** Somebody whom nobody else is, from an address of their own. */
function somebody(parts: { username?: string; email?: string; password?: string; return?: string } = {}) {
  const word = `joiner${++count}`
  return { firstName: 'Nora', lastName: '', username: word, email: `${word}@example.com`, password: PASSWORD, ...parts }
}
const join = (person: ReturnType<typeof somebody>, address = `address-${++count}`) => accounts.join(person, address)
const letters = (email: string) => lettersTo(email, cms.env.DATA_DIR ?? '')
const rows = async (where: Where) => (await payload.find({ collection: 'users', where, showHiddenFields: true })).docs

/** Codes of those that were refused; "ok" of the others. */
async function outcomes(all: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(all)
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason instanceof AppError ? one.reason.code : 'broken'))
    .sort()
}

async function letterTo(email: string, subject: string): Promise<SentLetter> {
  return vi.waitFor(() => {
    const letter = letters(email).findLast((one) => one.subject === subject)
    if (!letter) throw new Error(`No letter "${subject}" yet.`)
    return letter
  })
}
const CONFIRM = 'Please confirm your e-mail address'
const RESET = 'Set a new password'
const canSignIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  )

describe('DESIGN 10: joining an empty system', () => {
  test('is refused: its first account is for its owner', async () => {
    expect(await outcomes([join(somebody())])).toEqual(['unprocessable'])
    expect(await rows({})).toEqual([])
  })
})

describe('joining', () => {
  beforeAll(() => anAccount(payload, 'owner', { role: 'administrator', plan: 'free' }))

  test('makes a free member whose address is not confirmed yet', async () => {
    const person = somebody({ username: 'Nora.L' })
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    expect(row).toMatchObject({ username: 'nora.l', role: 'member', plan: 'free', _verified: false })
    expect(await canSignIn(person.email, PASSWORD)).toBe(false)
    await accounts.confirm({ token: tokenOf(await letterTo(person.email, CONFIRM)) })
    expect(await canSignIn(person.email, PASSWORD)).toBe(true)
  })

  test('of five at once with one username one gets it, the others are told', async () => {
    const username = 'wanted-by-all'
    const five = Array.from({ length: 5 }, () => join(somebody({ username })))
    expect(await outcomes(five)).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'ok'])
    expect(await rows({ username: { equals: username } })).toHaveLength(1)
    await expect(join(somebody({ username: 'Wanted-By-All' }))).rejects.toMatchObject({
      fields: { username: expect.any(String) },
    })
  })

  test('three at once with one address make one account, and all are told the same', async () => {
    const email = 'at-once@example.com'
    expect(await outcomes([1, 2, 3].map(() => join(somebody({ email }))))).toEqual(['ok', 'ok', 'ok'])
    expect(await rows({ email: { equals: email } })).toHaveLength(1)
    const sent = letters(email)
    expect(sent.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM, CONFIRM])
    expect(new Set(sent.map(tokenOf)).size).toBe(1)
  })

  test('takes as long when the address has an account: the same hash is worked out, and one letter sent', async () => {
    const hash = vi.spyOn(crypto, 'pbkdf2')
    const work = async (person: ReturnType<typeof somebody>) => {
      hash.mockClear()
      await join(person)
      // Without the password and the salt: rounds, length and kind.
      return hash.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3))
    }
    const { email } = somebody()
    const fresh = await work(somebody({ email }))
    const known = await work(somebody({ email }))
    hash.mockRestore()
    expect(fresh).toEqual([[expect.any(Number), expect.any(Number), 'sha256']])
    expect(known).toEqual(fresh)
    expect(letters(email)).toHaveLength(2)
  })

  test('sends three letters for one address in an hour, then refuses with the time to wait', async () => {
    const { email } = somebody()
    for (let letter = 0; letter < 3; letter += 1) await join(somebody({ email }))
    await expect(join(somebody({ email }))).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterS: expect.any(Number),
    })
  })

  test('lets ten join from one address in an hour', async () => {
    const ten = Array.from({ length: 10 }, () => join(somebody(), 'one-address'))
    expect(new Set(await outcomes(ten))).toEqual(new Set(['ok']))
    expect(await outcomes([join(somebody(), 'one-address')])).toEqual(['too_many_requests'])
  })
})

describe('confirming an e-mail address', () => {
  test('works once, of two who press at once too', async () => {
    const person = somebody()
    await join(person)
    const token = tokenOf(await letterTo(person.email, CONFIRM))
    const two = [accounts.confirm({ token }), accounts.confirm({ token })]
    expect(await outcomes(two)).toEqual(['bad_request', 'ok'])
    expect(await outcomes([accounts.confirm({ token })])).toEqual(['bad_request'])
  })

  test('is asked for again at a sign-in, three times in an hour', async () => {
    const person = somebody()
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    for (let time = 0; time < 5; time += 1) await accounts.resendConfirmation(row?.id ?? 0)
    expect(letters(person.email)).toHaveLength(1 + 3)
  })
})

describe('a forgotten password', () => {
  async function aLink(mark: string) {
    const { email, id } = await anAccount(payload, mark, { role: 'member', plan: 'free' })
    await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    await accounts.forgotten({ email }, mark)
    return { email, id, token: tokenOf(await letterTo(email, RESET)) }
  }

  test('is replaced once, and every session is over', async () => {
    const { email, id, token } = await aLink('forgetful')
    const tries = ['first new password', 'second new password'].map((password) => ({ password, token }))
    expect(await outcomes(tries.map((body) => accounts.resetPassword(body)))).toEqual(['bad_request', 'ok'])
    const row = await payload.findByID({ collection: 'users', id })
    expect(row.sessions).toEqual([])
    expect(await canSignIn(email, PASSWORD)).toBe(false)
    expect(await Promise.all(tries.map(({ password }) => canSignIn(email, password)))).toContain(true)
    await letterTo(email, 'Your password was changed')
  })

  test('cannot be replaced by what everybody sees of the account, and the link stays good', async () => {
    const { token } = await aLink('forgetfultoo')
    await expect(accounts.resetPassword({ token, password: 'forgetfultoouser' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    await accounts.resetPassword({ token, password: 'a better one' })
  })

  test('the link is useless after an hour', async () => {
    const { token } = await aLink('slow')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
    expect(await outcomes([accounts.resetPassword({ token, password: 'a better one' })])).toEqual(['bad_request'])
    vi.useRealTimers()
  })

  test('a link of another kind opens nothing', async () => {
    const { token } = await aLink('confused')
    expect(await outcomes([accounts.confirm({ token })])).toEqual(['bad_request'])
  })

  test('who resets by mail has confirmed the address, and is locked out no more', async () => {
    const person = somebody()
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    const lockUntil = new Date(Date.now() + 600_000).toISOString()
    await payload.db.updateOne({ collection: 'users', id: row?.id ?? 0, data: { lockUntil, loginAttempts: 9 } })
    await accounts.forgotten({ email: person.username }, person.username)
    await accounts.resetPassword({ token: tokenOf(await letterTo(person.email, RESET)), password: 'a better one' })
    expect(await canSignIn(person.email, 'a better one')).toBe(true)
  })

  test('a name that nobody has: the same answer, and no letter', async () => {
    expect(await accounts.forgotten({ email: 'nobody@example.com' }, 'nobody')).toEqual({ ok: true })
    expect(letters('nobody@example.com')).toEqual([])
  })
})

describe('another e-mail address', () => {
  const NEW = 'Please confirm your new e-mail address'

  async function asking(mark: string, email: string) {
    const account = await anAccount(payload, mark, { role: 'member', plan: 'free' })
    await accounts.changeEmail(account.id, { email, password: PASSWORD }, mark)
    return account
  }

  test('counts once its link is opened, and once only; the old address is told at once', async () => {
    const { id, email } = await asking('mover', 'moved@example.com')
    await letterTo(email, 'Your e-mail address is about to change')
    const token = tokenOf(await letterTo('moved@example.com', NEW))
    expect((await payload.findByID({ collection: 'users', id })).email).toBe(email)
    expect(await outcomes([accounts.confirm({ token }), accounts.confirm({ token })])).toEqual(['bad_request', 'ok'])
    expect((await payload.findByID({ collection: 'users', id })).email).toBe('moved@example.com')
  })

  test('that two want at once becomes one’s, and the other is told', async () => {
    const email = 'wanted@example.com'
    await asking('mover-a', email)
    await asking('mover-b', email)
    const tokens = letters(email).map(tokenOf)
    expect(await outcomes(tokens.map((token) => accounts.confirm({ token })))).toEqual(['conflict', 'ok'])
  })

  test('of somebody else: the same answer, and a letter to its owner', async () => {
    const { email } = await anAccount(payload, 'settled', { role: 'member', plan: 'free' })
    await asking('mover-c', email)
    await letterTo(email, 'You already have an account')
    expect(letters(email).map(({ subject }) => subject)).not.toContain(NEW)
  })

  test('needs the password, and leaves no session behind', async () => {
    const account = await anAccount(payload, 'mover-d', { role: 'member', plan: 'free' })
    const ask = (password: string) => accounts.changeEmail(account.id, { email: 'd@example.com', password }, 'd')
    await expect(ask('wrong')).rejects.toMatchObject({ code: 'bad_request', fields: { password: expect.any(String) } })
    expect(letters('d@example.com')).toEqual([])
    await ask(PASSWORD)
    expect((await payload.findByID({ collection: 'users', id: account.id })).sessions).toEqual([])
  })

  test('a new password makes the link useless', async () => {
    const { id } = await asking('mover-e', 'e@example.com')
    const token = tokenOf(await letterTo('e@example.com', NEW))
    await payload.update({ collection: 'users', id, data: { password: 'another password' } })
    expect(await outcomes([accounts.confirm({ token })])).toEqual(['bad_request'])
  })
})
