// Also on PostgreSQL: names and addresses are unique, also for two who join at once.
import crypto from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aJoinInput, CONFIRM, outcomes, setUpJoining } from '../support/data/joining-setup'
import { anAccount, PASSWORD } from '../support/data/users'
import { tokenOf } from '../support/outbox'

const world = setUpJoining()
const { canSignIn, join, emails, emailTo, rows } = world

describe('joining an empty system', () => {
  test('is rejected: the first account is the owner’s', async () => {
    expect(await outcomes([join(aJoinInput())])).toEqual(['unprocessable'])
    expect(await rows({})).toEqual([])
  })
})

describe('joining', () => {
  beforeAll(() => anAccount(world.payload, 'owner', { role: 'administrator', plan: 'free' }))

  test('creates a free member with an unconfirmed address', async () => {
    const person = aJoinInput({ username: 'Nora.L' })
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    expect(row).toMatchObject({ username: 'nora.l', role: 'member', plan: 'free', _verified: false })
    expect(await canSignIn(person.email, PASSWORD)).toBe(false)
    await world.accounts.confirm({ token: tokenOf(await emailTo(person.email, CONFIRM)) })
    expect(await canSignIn(person.email, PASSWORD)).toBe(true)
  })

  test('of five at once with one username one gets it, the others an error', async () => {
    const username = 'wanted-by-all'
    const five = Array.from({ length: 5 }, () => join(aJoinInput({ username })))
    expect(await outcomes(five)).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'ok'])
    expect(await rows({ username: { equals: username } })).toHaveLength(1)
    await expect(join(aJoinInput({ username: 'Wanted-By-All' }))).rejects.toMatchObject({
      fields: { username: expect.any(String) },
    })
  })

  test('three at once with one address create one account, and get the same response', async () => {
    const email = 'at-once@example.com'
    expect(await outcomes([1, 2, 3].map(() => join(aJoinInput({ email }))))).toEqual(['ok', 'ok', 'ok'])
    expect(await rows({ email: { equals: email } })).toHaveLength(1)
    const sent = emails(email)
    expect(sent.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM, CONFIRM])
    expect(new Set(sent.map(tokenOf)).size).toBe(1)
  })

  test('takes the same work when the address has an account: one hash, one email', async () => {
    const hash = vi.spyOn(crypto, 'pbkdf2')
    const work = async (person: ReturnType<typeof aJoinInput>) => {
      hash.mockClear()
      await join(person)
      // Without the password and the salt: iterations, length and algorithm.
      return hash.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3))
    }
    const { email } = aJoinInput()
    const fresh = await work(aJoinInput({ email }))
    const known = await work(aJoinInput({ email }))
    hash.mockRestore()
    expect(fresh).toEqual([[expect.any(Number), expect.any(Number), 'sha256']])
    expect(known).toEqual(fresh)
    expect(emails(email)).toHaveLength(2)
  })

  test('sends three emails to one address in an hour, then responds with the time to wait', async () => {
    const { email } = aJoinInput()
    for (let attempt = 0; attempt < 3; attempt += 1) await join(aJoinInput({ email }))
    await expect(join(aJoinInput({ email }))).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterS: expect.any(Number),
    })
  })

  test('is limited to ten accounts from one IP address in an hour', async () => {
    const ten = Array.from({ length: 10 }, () => join(aJoinInput(), 'one-address'))
    expect(new Set(await outcomes(ten))).toEqual(new Set(['ok']))
    expect(await outcomes([join(aJoinInput(), 'one-address')])).toEqual(['too_many_requests'])
  })

  test('after 30 attempts from one IP address in an hour, no longer reveals which usernames are taken', async () => {
    const known = aJoinInput()
    expect(await outcomes([join(known, 'the-first')])).toEqual(['ok'])
    const attempts = Array.from({ length: 30 }, () => join({ ...aJoinInput(), username: known.username }, 'a-guesser'))
    expect(new Set(await outcomes(attempts))).toEqual(new Set(['conflict']))
    const more = [join({ ...aJoinInput(), username: known.username }, 'a-guesser'), join(aJoinInput(), 'a-guesser')]
    expect(await outcomes(more)).toEqual(['too_many_requests', 'too_many_requests'])
    expect(await outcomes([join(aJoinInput(), 'another-address')])).toEqual(['ok'])
  })
})

describe('confirming an email address', () => {
  test('works once, also for two clicks at once', async () => {
    const person = aJoinInput()
    await join(person)
    const token = tokenOf(await emailTo(person.email, CONFIRM))
    const two = [world.accounts.confirm({ token }), world.accounts.confirm({ token })]
    expect(await outcomes(two)).toEqual(['bad_request', 'ok'])
    expect(await outcomes([world.accounts.confirm({ token })])).toEqual(['bad_request'])
  })

  test('is requested again at a sign-in, three times in an hour', async () => {
    const person = aJoinInput()
    await join(person)
    const [row] = await rows({ email: { equals: person.email } })
    for (let time = 0; time < 5; time += 1) await world.accounts.resendConfirmation(row?.id ?? 0)
    expect(emails(person.email)).toHaveLength(1 + 3)
  })
})
