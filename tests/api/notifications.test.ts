import { afterAll, describe, expect, test } from 'vitest'
import { signLinkToken } from '@/platform/mail/link-tokens'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { urlencoded } from '../support/http/newsletter'
import { serverSecret } from '../support/http/tokens'
import { removeUsers } from '../support/http/users'

afterAll(removeUsers)

const PATH = '/api/notifications/stop'
const repliesOf = async ({ sendAs }: SignedIn) => (await sendAs('/api/notifications/settings')).json
const settings = (replies: string) => ({ settings: { mentions: 'now', replies, follows: 'daily', reactions: 'never' } })
const stopLink = async ({ id }: SignedIn) => `${PATH}?token=${await signLinkToken('stop-replies', id, serverSecret())}`

describe('the link that stops emails about notifications', () => {
  test('changes nothing when it is opened, and leads to a page with a button', async () => {
    const member = await aSignedInMember()
    const link = await stopLink(member)
    const opened = await sendRequest(link)
    expect(opened.status).toBe(303)
    const shown = await sendRequest(link.replace(PATH, '/notifications/stop/'))
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Stop these emails')
    expect(await repliesOf(member)).toEqual(settings('now'))
  })

  test('stops by one POST of a mail program without session or Origin, twice too', async () => {
    const member = await aSignedInMember()
    const link = await stopLink(member)
    const options = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: urlencoded }
    for (const response of [await sendRequest(link, options), await sendRequest(link, options)]) {
      expect(response).toMatchObject({ status: 200, json: { message: expect.any(String) } })
    }
    expect(await repliesOf(member)).toEqual(settings('never'))
  })

  test('is rejected when it is for something else', async () => {
    const member = await aSignedInMember()
    const token = await signLinkToken('stop-reminders', member.id, serverSecret())
    for (const wrong of ['nonsense', token]) {
      expectError(await sendRequest(`${PATH}?token=${wrong}`, { method: 'POST' }), 'bad_request')
    }
    expect(await repliesOf(member)).toEqual(settings('now'))
  })
})

describe('the feed of the community', () => {
  test('is RSS, is revalidated by its ETag, and is 404 for an unknown board', async () => {
    const feed = await sendRequest('/community/feed.xml')
    expect(feed.status).toBe(200)
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(feed.text).toContain('<rss version="2.0"')
    expect(feed.text).toMatch(/<link>https?:\/\/[^<]+\/community\/<\/link>/)
    const headers = { 'if-none-match': feed.headers.etag ?? '' }
    expect((await sendRequest('/community/feed.xml', { headers })).status).toBe(304)
    expect((await sendRequest('/community/no-such-board/feed.xml')).status).toBe(404)
  })
})
