import { afterAll, describe, expect, test } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import { cookieOf } from '../support/http/accounts'
import { BASE, sendRequest } from '../support/http/client'
import { aSignedInMember } from '../support/http/members'
import { structuredData } from '../support/http/structured-data'
import { removeUsers } from '../support/http/users'

afterAll(removeUsers)

type Topic = { id: number; uri: string }
type Post = { id: number }

const listed = async (query = '', cookie?: string) =>
  (await sendRequest(`/api/forum/topics${query}`, { cookie })).json as { topics: Topic[] }

/** Posts a topic on a public board as a moderator, whose posts never wait. */
async function aTopic(title: string): Promise<{ topic: Topic; cookie: string }> {
  const cookie = await cookieOf('organizer')
  const { json, status } = await sendRequest('/api/forum/topics', {
    cookie,
    body: { board: 'kitchen', title, body: aBody('It is about salt.') },
  })
  expect(status).toBe(201)
  return { topic: (json as { topic: Topic }).topic, cookie }
}

/** @returns the id of the post */
async function reply({ id }: Topic, cookie: string, text: string): Promise<number> {
  const { json, status } = await sendRequest(`/api/forum/topics/${id}/posts`, { cookie, body: { body: aBody(text) } })
  expect(status).toBe(201)
  return (json as { post: Post }).post.id
}

const html = async (path: string, cookie?: string) => (await sendRequest(path, { cookie })).text
const CANONICAL = (path: string) => `<link rel="canonical" href="${new URL(path, BASE).href}"`

describe('the HTML of the community', () => {
  test('has the boards that a visitor can read, their topics and one canonical address', async () => {
    const { text, status } = await sendRequest('/community/')
    const [latest] = (await listed()).topics
    expect(status).toBe(200)
    expect(text).toContain('In the kitchen')
    expect(text).toContain(String(latest?.uri))
    expect(text).toContain(CANONICAL('/community/'))
    expect(text).toContain('Subscribe to the calendar')
    expect(await html('/community/kitchen/')).not.toContain('Subscribe to the calendar')
    expect(text).not.toContain('/community/womens-circle/')
    expect(await html('/community/', await cookieOf('premium'))).toContain('/community/womens-circle/')
  })

  test('other orders are not indexed, and pages beyond the last are 404', async () => {
    expect(await html('/community/?sort=top')).toContain('noindex')
    expect(await html('/community/')).not.toContain('noindex')
    const statuses = await Promise.all(
      ['?page=1', '?page=0', '?page=9999', '?page=x'].map(
        async (query) => (await sendRequest(`/community/${query}`)).status,
      ),
    )
    expect(statuses).toEqual([200, 404, 404, 404])
  })

  test('a topic has its posts, their ids, and structured data', async () => {
    const { cookie, topic } = await aTopic('How salty is salty?')
    const post = await reply(topic, cookie, 'Taste it.')
    const text = await html(topic.uri)
    expect(text).toContain('It is about salt.')
    expect(text).toContain(`id="post-${post}"`)
    expect(text).toContain(CANONICAL(topic.uri))
    const discussion = structuredData(text).find((data) => data['@type'] === 'DiscussionForumPosting')
    expect(discussion).toMatchObject({
      headline: 'How salty is salty?',
      text: 'It is about salt.',
      comment: [{ '@type': 'Comment', text: 'Taste it.' }],
    })
  })

  test('a reply is on the page of other readers at once, and a permalink leads to it', async () => {
    const { cookie, topic } = await aTopic('Salt again')
    expect(await html(topic.uri)).not.toContain('More salt.')
    const post = await reply(topic, cookie, 'More salt.')
    expect(await html(topic.uri)).toContain('More salt.')
    const { headers, status } = await sendRequest(`/community/p/${post}`)
    expect([status, headers.location]).toEqual([302, `${topic.uri}#post-${post}`])
  })

  test('what waits for approval or is personal is in no page', async () => {
    const { cookie, topic } = await aTopic('Salt once more')
    const member = await aSignedInMember()
    await reply(topic, cookie, 'A first reply.')
    await member.sendAs(`/api/forum/topics/${topic.id}/follow`, { body: { on: true } })
    const { text } = await member.sendAs(topic.uri)
    expect(text).toContain('A first reply.')
    expect(text).not.toContain('Moderate this topic')
    expect(text).not.toContain('"followed":true')
  })
})

test('/forum-dev shows members the community, without being indexed', async () => {
  const text = await html('/forum-dev', await cookieOf('free'))
  expect(text).toContain('The long table')
  expect(text).toContain('noindex')
})

test('the sitemap and the search have topics of public boards alone', async () => {
  const { topic } = await aTopic('Salt for the sitemap')
  const [sitemap, search] = await Promise.all([html('/sitemap.xml'), html('/wp-search.json')])
  expect(sitemap).toContain(topic.uri)
  expect(search).toContain(topic.uri)
  expect(sitemap + search).not.toContain('/community/womens-circle/')
})
