// Also on PostgreSQL: counters are raised in one statement.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAuthenticator } from '../support/authenticator'
import { aMember, VISITOR } from '../support/data/members'
import { type PasskeyKit, rejectsWith, startPasskeys } from '../support/data/passkeys'
import { aBrowser, cookieValue, readSession, sessionsOf, withToken } from '../support/data/sign-in'
import { PASSWORD } from '../support/data/users'

let kit: PasskeyKit
beforeAll(async () => {
  kit = await startPasskeys()
})
afterAll(() => kit.stop())

describe('a passkey', () => {
  test('is added, signs in, has the time of its last use, and is removed', async () => {
    const { device, id, passkeyId, viewer } = await kit.aUserWithPasskey('ana')
    const [before] = (await kit.own.ownPasskeys(viewer)).passkeys
    expect(before).toEqual({ id: passkeyId, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null })
    const { cookies, user } = await kit.signIn(device)
    expect(user).toMatchObject({ id, username: 'anauser' })
    const { claims, token } = await readSession(cookieValue(cookies, 'ebs-token'))
    expect((await sessionsOf(kit.payload, id)).map(({ id: sid }) => sid)).toContain(claims.sid)
    expect((await kit.session.viewerOf(withToken(token))).account).toMatchObject({ id, plan: 'free' })
    expect((await kit.own.ownPasskeys(viewer)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
    expect(await kit.own.removePasskey(viewer, { id: passkeyId })).toEqual({ passkeys: [] })
    await expect(kit.signIn(device)).rejects.toEqual(rejectsWith('invalid_credentials'))
  })

  test('signs in as a password does: for 30 days, with the device stored and its cookie set', async () => {
    const { device, id } = await kit.aUserWithPasskey('same')
    const byPassword = await kit.session.signIn({ username: 'sameuser', password: PASSWORD }, aBrowser())
    const byPasskey = await kit.signIn(device)
    const shape = (cookies: readonly string[]) => cookies.map((cookie) => cookie.replace(/=[^;]+/, ''))
    expect(shape(byPasskey.cookies)).toEqual(shape(byPassword.cookies))
    expect({ ...byPasskey.user, jwtAuthExpiration: 0 }).toEqual({ ...byPassword.user, jwtAuthExpiration: 0 })
    const { claims } = await readSession(cookieValue(byPasskey.cookies, 'ebs-token'))
    const opened = (await sessionsOf(kit.payload, id)).find((one) => one.id === claims.sid)
    const days = (new Date(opened?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    const devices = await kit.payload.find({ collection: 'devices', where: { sid: { equals: claims.sid } } })
    expect(devices.totalDocs).toBe(1)
    const refreshed = await kit.session.refreshSession(withToken(cookieValue(byPasskey.cookies, 'ebs-token') ?? ''))
    expect(refreshed.user).toMatchObject({ id })
  })

  test('is announced to its owner by email', async () => {
    await kit.aUserWithPasskey('written')
    expect(kit.emailsTo('written')).toEqual(['A passkey was added to your account'])
  })

  test('needs the current password', async () => {
    const { viewer } = await aMember(kit.payload, 'guess')
    const options = kit.own.addOptions(viewer, { password: 'wrong' }, aBrowser().address)
    await expect(options).rejects.toMatchObject({ code: 'bad_request', fields: { password: expect.any(String) } })
    await expect(kit.own.addOptions(VISITOR, { password: PASSWORD }, aBrowser().address)).rejects.toEqual(
      rejectsWith('unauthenticated'),
    )
  })

  test('can be removed only by its owner', async () => {
    const { device, passkeyId } = await kit.aUserWithPasskey('owner')
    const other = await aMember(kit.payload, 'other')
    await expect(kit.own.removePasskey(other.viewer, { id: passkeyId })).rejects.toEqual(rejectsWith('not_found'))
    expect(await kit.own.ownPasskeys(other.viewer)).toEqual({ passkeys: [] })
    expect((await kit.signIn(device)).user.username).toBe('owneruser')
  })

  test('cannot be added to a second account', async () => {
    const { device } = await kit.aUserWithPasskey('first')
    const second = await aMember(kit.payload, 'second')
    await expect(kit.add(second.viewer, device)).rejects.toEqual(rejectsWith('conflict'))
  })

  test('is limited to ten for each account, also when they are added at once', async () => {
    const { id, viewer } = await aMember(kit.payload, 'many')
    const devices = Array.from({ length: 12 }, () => anAuthenticator())
    const options: Awaited<ReturnType<typeof kit.optionsFor>>[] = []
    for (const _ of devices) options.push(await kit.optionsFor(viewer))
    const outcomes = await Promise.allSettled(
      devices.map((device, index) =>
        kit.own.addPasskey(viewer, {
          name: 'One',
          response: device.create(options[index]?.options ?? { challenge: '' }),
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await kit.payload.count({ collection: 'passkeys', where: { member: { equals: id } } })).totalDocs).toBe(10)
    await expect(kit.optionsFor(viewer)).rejects.toEqual(rejectsWith('conflict'))
  })

  test('is deleted with the account, and is in its owner’s data by name and dates', async () => {
    const { device, id, viewer } = await kit.aUserWithPasskey('leaving')
    await kit.signIn(device)
    const { exportData } = await import('@/features/accounts/export-data.server')
    const passkey = {
      id: expect.any(Number),
      name: 'My phone',
      lastUsedAt: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    }
    // None of its other fields.
    expect(await exportData(viewer)).toEqual(expect.objectContaining({ passkeys: [passkey] }))
    await kit.payload.delete({ collection: 'users', id })
    await expect(kit.signIn(device)).rejects.toEqual(rejectsWith('invalid_credentials'))
  })
})

test('a passkey stays when the password changes and all sessions end', async () => {
  const { device, id, viewer } = await kit.aUserWithPasskey('stays')
  const { changePassword } = await import('@/features/accounts/change-password.server')
  await changePassword(viewer, { password: PASSWORD, newPassword: 'another horse' }, aBrowser().address)
  expect((await kit.signIn(device)).user.id).toBe(id)
})
