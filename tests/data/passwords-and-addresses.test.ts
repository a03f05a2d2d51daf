// Also on PostgreSQL: a link is used once, by whoever comes first.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aJoinInput, outcomes, setUpJoining } from '../support/data/joining-setup'
import { anAccount, PASSWORD } from '../support/data/users'
import { tokenOf } from '../support/outbox'

const world = setUpJoining()
const { canSignIn, join, emails, letterTo, rows } = world
const RESET = 'Set a new password'

// Nobody joins a site that has no owner.
beforeAll(() => anAccount(world.payload, 'owner', { role: 'administrator', plan: 'free' }))

describe('a forgotten password', () => {
  async function aLink(mark: string) {
    const { email, id } = await anAccount(world.payload, mark, { role: 'member', plan: 'free' })
    await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    await world.accounts.requestPasswordReset({ email }, mark)
    return { email, id, token: tokenOf(await letterTo(email, RESET)) }
  }

  test('is replaced once, and every session is over', async () => {
    const { email, id, token } = await aLink('forgetful')
    const tries = ['first new password', 'second new password'].map((password) => ({ password, token }))
    expect(await outcomes(tries.map((body) => world.accounts.resetPassword(body)))).toEqual(['bad_request', 'ok'])
    const row = await world.payload.findByID({ collection: 'users', id })
    expect(row.sessions).toEqual([])
    expect(await canSignIn(email, PASSWORD)).toBe(false)
    expect(await Promise.all(tries.map(({ password }) => canSignIn(email, password)))).toContain(true)
    await letterTo(email, 'Your password was changed')
  })

  test('cannot be replaced by what everybody sees of the account, and the link stays good', async () => {
    const { token } = await aLink('forgetfultoo')
    await expect(world.accounts.resetPassword({ token, password: 'forgetfultoouser' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    await world.accounts.resetPassword({ token, password: 'a better one' })
  })

  test('the link is useless after an hour', async () => {
    const { token } = await aLink('slow')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
    expect(await outcomes([world.accounts.resetPassword({ token, password: 'a better one' })])).toEqual(['bad_request'])
    vi.useRealTimers()
  })

  test('a link of another kind opens nothing', async () => {
    const { token } = await aLink('confused')
    expect(await outcomes([world.accounts.confirm({ token })])).toEqual(['bad_request'])
  })

  test('who resets by mail has confirmed the address, and is locked out no more', async () => {
    const person = aJoinInput()
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    const lockUntil = new Date(Date.now() + 600_000).toISOString()
    await world.payload.db.updateOne({ collection: 'users', id: row?.id ?? 0, data: { lockUntil, loginAttempts: 9 } })
    await world.accounts.requestPasswordReset({ email: person.username }, person.username)
    await world.accounts.resetPassword({
      token: tokenOf(await letterTo(person.email, RESET)),
      password: 'a better one',
    })
    expect(await canSignIn(person.email, 'a better one')).toBe(true)
  })

  test('a name that nobody has: the same answer, and no letter', async () => {
    expect(await world.accounts.requestPasswordReset({ email: 'nobody@example.com' }, 'nobody')).toEqual({ ok: true })
    expect(emails('nobody@example.com')).toEqual([])
  })
})

describe('another e-mail address', () => {
  const NEW = 'Please confirm your new email address'

  async function asking(mark: string, email: string) {
    const account = await anAccount(world.payload, mark, { role: 'member', plan: 'free' })
    await world.accounts.changeEmail(account.id, { email, password: PASSWORD }, mark)
    return account
  }

  test('counts once its link is opened, and once only; the old address is told at once', async () => {
    const { id, email } = await asking('mover', 'moved@example.com')
    await letterTo(email, 'Your email address is about to change')
    const token = tokenOf(await letterTo('moved@example.com', NEW))
    expect((await world.payload.findByID({ collection: 'users', id })).email).toBe(email)
    expect(await outcomes([world.accounts.confirm({ token }), world.accounts.confirm({ token })])).toEqual([
      'bad_request',
      'ok',
    ])
    expect((await world.payload.findByID({ collection: 'users', id })).email).toBe('moved@example.com')
  })

  test('that two want at once becomes one’s, and the other is told', async () => {
    const email = 'wanted@example.com'
    await asking('mover-a', email)
    await asking('mover-b', email)
    const tokens = emails(email).map(tokenOf)
    expect(await outcomes(tokens.map((token) => world.accounts.confirm({ token })))).toEqual(['conflict', 'ok'])
  })

  test('of somebody else: the same answer, and a letter to its owner', async () => {
    const { email } = await anAccount(world.payload, 'settled', { role: 'member', plan: 'free' })
    await asking('mover-c', email)
    await letterTo(email, 'You already have an account')
    expect(emails(email).map(({ subject }) => subject)).not.toContain(NEW)
  })

  test('needs the password, and leaves no session behind', async () => {
    const account = await anAccount(world.payload, 'mover-d', { role: 'member', plan: 'free' })
    const ask = (password: string) => world.accounts.changeEmail(account.id, { email: 'd@example.com', password }, 'd')
    await expect(ask('wrong')).rejects.toMatchObject({ code: 'bad_request', fields: { password: expect.any(String) } })
    expect(emails('d@example.com')).toEqual([])
    await ask(PASSWORD)
    expect((await world.payload.findByID({ collection: 'users', id: account.id })).sessions).toEqual([])
  })

  test('a new password makes the link useless', async () => {
    const { id } = await asking('mover-e', 'e@example.com')
    const token = tokenOf(await letterTo('e@example.com', NEW))
    await world.payload.update({ collection: 'users', id, data: { password: 'another password' } })
    expect(await outcomes([world.accounts.confirm({ token })])).toEqual(['bad_request'])
  })
})
