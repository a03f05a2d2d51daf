import { afterAll, describe, expect, test } from 'vitest'
import { signLinkToken } from '@/platform/mail/link-tokens'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { urlencoded } from '../support/http/newsletter'
import { serverSecret } from '../support/http/tokens'
import { removeUsers } from '../support/http/users'

afterAll(removeUsers)

const PATH = '/api/user/reminders'
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONDAYS = { on: true, weekdays: ['monday'] }
const STOPPED = { message: 'Your reminders are off. You can turn them on again on your account page.' }

const settingsOf = async ({ sendAs }: SignedIn) => (await sendAs(PATH)).json
/** The path and query of the link that ends a member's reminders. */
const stopLink = async ({ id }: SignedIn) =>
  `${PATH}/stop?token=${await signLinkToken('stop-reminders', id, serverSecret())}`

describe('/api/user/reminders', () => {
  test('is off with every day at first, and stays as it is saved', async () => {
    const member = await aSignedInMember()
    expect(await settingsOf(member)).toEqual({ on: false, weekdays: WEEK })
    expect(await member.sendAs(PATH, { body: MONDAYS })).toMatchObject({ status: 200, json: MONDAYS })
    expect(await member.sendAs(`${PATH}/`)).toMatchObject({ status: 200, json: MONDAYS })
    expect(await member.sendAs(PATH, { body: { on: false, weekdays: [] } })).toMatchObject({ status: 200 })
    expect(await settingsOf(member)).toEqual({ on: false, weekdays: [] })
  })

  test('is a member’s own', async () => {
    const [member, other] = [await aSignedInMember(), await aSignedInMember()]
    await member.sendAs(PATH, { body: MONDAYS })
    expect(await settingsOf(member)).toEqual(MONDAYS)
    expect(await settingsOf(other)).toEqual({ on: false, weekdays: WEEK })
  })

  test.each([
    ['nothing', {}, 'on'],
    ['a text for on', { ...MONDAYS, on: 'yes' }, 'on'],
    ['no weekdays', { on: true }, 'weekdays'],
    ['an empty list while on', { on: true, weekdays: [] }, 'weekdays'],
    ['another list', { on: true, weekdays: 'monday' }, 'weekdays'],
    ['an unknown weekday', { on: true, weekdays: ['someday'] }, 'weekdays.0'],
    ['too many', { on: true, weekdays: [...WEEK, ...WEEK] }, 'weekdays'],
  ])('rejects %s, and keeps what was saved', async (_, body, field) => {
    const member = await aSignedInMember()
    await member.sendAs(PATH, { body: MONDAYS })
    const response = await member.sendAs(PATH, { body })
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
    expect(await settingsOf(member)).toEqual(MONDAYS)
  })

  test('is in the copy of one’s data', async () => {
    const member = await aSignedInMember()
    await member.sendAs(PATH, { body: MONDAYS })
    expect((await member.sendAs('/api/user/data')).json).toMatchObject({
      programmeReminders: [{ weekdays: ['monday'], nextAt: expect.any(String) }],
    })
  })
})

describe('the link to stop', () => {
  test('changes nothing when it is opened; its button stops, and a second time is no error', async () => {
    const member = await aSignedInMember()
    await member.sendAs(PATH, { body: MONDAYS })
    const link = await stopLink(member)
    const shown = await sendRequest(link.replace('/api/user/reminders/stop', '/reminders/stop/'))
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Stop your reminders')
    expectError(await sendRequest(link), 'method_not_allowed')
    expect(await settingsOf(member)).toEqual(MONDAYS)
    for (const response of [await sendRequest(link, { method: 'POST' }), await sendRequest(link, { method: 'POST' })]) {
      expect(response).toMatchObject({ status: 200, json: STOPPED })
    }
    expect(await settingsOf(member)).toEqual({ on: false, weekdays: ['monday'] })
  })

  test('works with one POST of a mail program, RFC 8058', async () => {
    const member = await aSignedInMember()
    await member.sendAs(PATH, { body: MONDAYS })
    const body = 'List-Unsubscribe=One-Click'
    const response = await sendRequest(await stopLink(member), { method: 'POST', body, headers: urlencoded })
    expect(response).toMatchObject({ status: 200, json: STOPPED })
    expect(await settingsOf(member)).toEqual({ on: false, weekdays: ['monday'] })
  })

  test('is rejected when it is for something else, or another site’s', async () => {
    const member = await aSignedInMember()
    await member.sendAs(PATH, { body: MONDAYS })
    const tokens = [
      '',
      'nonsense',
      await signLinkToken('unsubscribe', member.id, serverSecret()),
      await signLinkToken('stop-reminders', member.id, 'another secret'),
    ]
    for (const token of tokens) {
      expectError(await sendRequest(`${PATH}/stop?token=${token}`, { method: 'POST' }), 'bad_request')
    }
    expect(await settingsOf(member)).toEqual(MONDAYS)
  })
})
