// Also on PostgreSQL: a link is used once, by the first request.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aJoinInput, outcomes, setUpJoining } from '../support/data/joining-setup'
import { anAccount, PASSWORD } from '../support/data/users'
import { tokenOf } from '../support/outbox'

const world = setUpJoining()
const { canSignIn, join, emails, emailTo, rows } = world
const RESET = 'Set a new password'

// A site without an owner accepts no members.
beforeAll(() => anAccount(world.payload, 'owner', { role: 'administrator', plan: 'free' }))

describe('a forgotten password', () => {
  async function aLink(mark: string) {
    const { email, id } = await anAccount(world.payload, mark, { role: 'member', plan: 'free' })
    await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    await world.accounts.requestPasswordReset({ email }, mark)
    return { email, id, token: tokenOf(await emailTo(email, RESET)) }
  }

  test('is replaced once, and every session ends', async () => {
    const { email, id, token } = await aLink('forgetful')
    const tries = ['first new password', 'second new password'].map((password) => ({ password, token }))
    expect(await outcomes(tries.map((body) => world.accounts.resetPassword(body)))).toEqual(['bad_request', 'ok'])
    const row = await world.payload.findByID({ collection: 'users', id })
    expect(row.sessions).toEqual([])
    expect(await canSignIn(email, PASSWORD)).toBe(false)
    expect(await Promise.all(tries.map(({ password }) => canSignIn(email, password)))).toContain(true)
    await emailTo(email, 'Your password was changed')
  })

  test('is not replaced by one made of the account’s public texts, and the link stays valid', async () => {
    const { token } = await aLink('forgetfultoo')
    await expect(world.accounts.resetPassword({ token, password: 'forgetfultoouser' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    await world.accounts.resetPassword({ token, password: 'a better one' })
  })

  test('the link expires after an hour', async () => {
    const { token } = await aLink('slow')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
    expect(await outcomes([world.accounts.resetPassword({ token, password: 'a better one' })])).toEqual(['bad_request'])
    vi.useRealTimers()
  })

  test('a link of another kind is rejected', async () => {
    const { token } = await aLink('confused')
    expect(await outcomes([world.accounts.confirm({ token })])).toEqual(['bad_request'])
  })

  test('resetting by email confirms the address and lifts the lock', async () => {
    const person = aJoinInput()
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    const lockUntil = new Date(Date.now() + 600_000).toISOString()
    await world.payload.db.updateOne({ collection: 'users', id: row?.id ?? 0, data: { lockUntil, loginAttempts: 9 } })
    await world.accounts.requestPasswordReset({ email: person.username }, person.username)
    await world.accounts.resetPassword({
      token: tokenOf(await emailTo(person.email, RESET)),
      password: 'a better one',
    })
    expect(await canSignIn(person.email, 'a better one')).toBe(true)
  })

  test('an unknown address gets the same response, and no email', async () => {
    expect(await world.accounts.requestPasswordReset({ email: 'unknown@example.com' }, 'unknown')).toEqual({ ok: true })
    expect(emails('unknown@example.com')).toEqual([])
  })
})

describe('changing the email address', () => {
  const NEW = 'Please confirm your new email address'

  async function requestChange(mark: string, email: string) {
    const account = await anAccount(world.payload, mark, { role: 'member', plan: 'free' })
    await world.accounts.changeEmail(account.id, { email, password: PASSWORD }, mark)
    return account
  }

  test('takes effect once its link is opened, and only once; the old address is notified at once', async () => {
    const { id, email } = await requestChange('mover', 'moved@example.com')
    await emailTo(email, 'Your email address is about to change')
    const token = tokenOf(await emailTo('moved@example.com', NEW))
    expect((await world.payload.findByID({ collection: 'users', id })).email).toBe(email)
    expect(await outcomes([world.accounts.confirm({ token }), world.accounts.confirm({ token })])).toEqual([
      'bad_request',
      'ok',
    ])
    expect((await world.payload.findByID({ collection: 'users', id })).email).toBe('moved@example.com')
  })

  test('of two members who want it at once one gets it, the other an error', async () => {
    const email = 'wanted@example.com'
    await requestChange('mover-a', email)
    await requestChange('mover-b', email)
    const tokens = emails(email).map(tokenOf)
    expect(await outcomes(tokens.map((token) => world.accounts.confirm({ token })))).toEqual(['conflict', 'ok'])
  })

  test('to another member’s address gets the same response, and an email to its owner', async () => {
    const { email } = await anAccount(world.payload, 'settled', { role: 'member', plan: 'free' })
    await requestChange('mover-c', email)
    await emailTo(email, 'You already have an account')
    expect(emails(email).map(({ subject }) => subject)).not.toContain(NEW)
  })

  test('needs the password, and ends all sessions', async () => {
    const account = await anAccount(world.payload, 'mover-d', { role: 'member', plan: 'free' })
    const change = (password: string) =>
      world.accounts.changeEmail(account.id, { email: 'd@example.com', password }, 'd')
    await expect(change('wrong')).rejects.toMatchObject({
      code: 'bad_request',
      fields: { password: expect.any(String) },
    })
    expect(emails('d@example.com')).toEqual([])
    await change(PASSWORD)
    expect((await world.payload.findByID({ collection: 'users', id: account.id })).sessions).toEqual([])
  })

  test('a new password invalidates the link', async () => {
    const { id } = await requestChange('mover-e', 'e@example.com')
    const token = tokenOf(await emailTo('e@example.com', NEW))
    await world.payload.update({ collection: 'users', id, data: { password: 'another password' } })
    expect(await outcomes([world.accounts.confirm({ token })])).toEqual(['bad_request'])
  })
})
