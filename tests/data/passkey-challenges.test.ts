// Also on PostgreSQL: a challenge is used once, by the first response.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { anAuthenticator } from '../support/authenticator'
import { aMember } from '../support/data/members'
import { type PasskeyKit, rejectsWith, startPasskeys } from '../support/data/passkeys'
import { aBrowser } from '../support/data/sign-in'

let kit: PasskeyKit
beforeAll(async () => {
  kit = await startPasskeys()
})
afterAll(() => kit.stop())
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

describe('a challenge', () => {
  test('works once, to add a passkey and to sign in', async () => {
    const { device, viewer } = await kit.aUserWithPasskey('once')
    const { options } = await kit.optionsFor(viewer)
    const [one, two] = [anAuthenticator(), anAuthenticator()]
    await kit.own.addPasskey(viewer, { name: 'One', response: one.create(options) })
    await expect(kit.own.addPasskey(viewer, { name: 'Two', response: two.create(options) })).rejects.toEqual(
      rejectsWith('bad_request'),
    )
    const issued = await kit.passkeySignIn.signInOptions(aBrowser().address)
    const response = device.get(issued.options)
    await kit.passkeySignIn.signInWithPasskey({ response }, aBrowser())
    await expect(kit.passkeySignIn.signInWithPasskey({ response }, aBrowser())).rejects.toEqual(
      rejectsWith('invalid_credentials'),
    )
    await expect(
      kit.passkeySignIn.signInWithPasskey({ response: device.get(issued.options) }, aBrowser()),
    ).rejects.toEqual(rejectsWith('invalid_credentials'))
  })

  test('of many responses to one, one signs in', async () => {
    const { device } = await kit.aUserWithPasskey('race')
    const { options } = await kit.passkeySignIn.signInOptions(aBrowser().address)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        kit.passkeySignIn.signInWithPasskey({ response: device.get(options) }, aBrowser()),
      ),
    )
    // The account's limit rejects some of them before they are checked.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after five minutes', async () => {
    const { device, viewer } = await kit.aUserWithPasskey('late')
    const [adding, signing] = [await kit.optionsFor(viewer), await kit.passkeySignIn.signInOptions(aBrowser().address)]
    later(5 * 60_000 + 1)
    const response = anAuthenticator().create(adding.options)
    await expect(kit.own.addPasskey(viewer, { name: 'Late', response })).rejects.toEqual(rejectsWith('bad_request'))
    await expect(
      kit.passkeySignIn.signInWithPasskey({ response: device.get(signing.options) }, aBrowser()),
    ).rejects.toEqual(rejectsWith('invalid_credentials'))
  })

  test('works until then', async () => {
    const { device } = await kit.aUserWithPasskey('intime')
    const { options } = await kit.passkeySignIn.signInOptions(aBrowser().address)
    later(5 * 60_000 - 5_000)
    expect(
      (await kit.passkeySignIn.signInWithPasskey({ response: device.get(options) }, aBrowser())).user.username,
    ).toBe('intimeuser')
  })

  test('that was never used is deleted by the next one', async () => {
    for (let time = 0; time < 3; time += 1) await kit.passkeySignIn.signInOptions(aBrowser().address)
    expect(await kit.challenges()).toBeGreaterThanOrEqual(3)
    later(10 * 60_000)
    await kit.passkeySignIn.signInOptions(aBrowser().address)
    expect(await kit.challenges()).toBe(1)
  })

  test('belongs to one member and purpose: another member’s, or one for signing in, adds nothing', async () => {
    const [one, two] = [await aMember(kit.payload, 'asker'), await aMember(kit.payload, 'taker')]
    const { options } = await kit.optionsFor(one.viewer)
    const signing = await kit.passkeySignIn.signInOptions(aBrowser().address)
    for (const challenge of [options.challenge, signing.options.challenge, 'made-up']) {
      const response = anAuthenticator().create({ challenge })
      await expect(kit.own.addPasskey(two.viewer, { name: 'x', response })).rejects.toEqual(rejectsWith('bad_request'))
    }
    const keyholder = await kit.aUserWithPasskey('mixed')
    const adding = await kit.optionsFor(keyholder.viewer)
    const response = keyholder.device.get(adding.options)
    await expect(kit.passkeySignIn.signInWithPasskey({ response }, aBrowser())).rejects.toEqual(
      rejectsWith('invalid_credentials'),
    )
  })

  test('can be requested sixty times from one address in ten minutes', async () => {
    const { address } = aBrowser()
    for (let time = 0; time < 60; time += 1) await kit.passkeySignIn.signInOptions(address)
    await expect(kit.passkeySignIn.signInOptions(address)).rejects.toEqual(rejectsWith('too_many_requests'))
  })
})

test('a challenge for signing in is stored without a user', async () => {
  await kit.passkeySignIn.signInOptions(aBrowser().address)
  const rows = await kit.queryRows('a test', sql`select member_id from passkey_challenges order by id desc limit 1`)
  expect(Number(rows[0]?.member_id)).toBe(0)
})
