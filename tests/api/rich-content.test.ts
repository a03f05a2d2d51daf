import { afterAll, describe, expect, test } from 'vitest'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { makeItem, makePage, removeMade } from '../support/http/editor'

afterAll(removeMade)

const aText = (bodyHtml: string, parts = {}) =>
  makePage({ layout: [{ blockType: 'richContent', title: 'A calmer day', bodyHtml }], ...parts })

const NOTICE = 'The rest of this content is reserved for members'

describe('a text with content for members', () => {
  test('is sent to no visitor in any form; members can read it', async () => {
    const { path } = await aText('<p>For all.</p><div data-block="members"><p>only-for-members</p></div>')
    for (const headers of [{}, { rsc: '1' }]) {
      const { text } = await sendRequest(path, { headers })
      expect(text).toContain('For all.')
      expect(text).toContain(NOTICE)
      expect(text).not.toContain('only-for-members')
    }
    for (const audience of ['free', 'standard', 'premium'] as const) {
      const { text } = await sendRequest(path, { cookie: await cookieFor(audience) })
      expect(text).toContain('only-for-members')
      expect(text).not.toContain(NOTICE)
    }
  })
})

test('an open item announces its part for members in the header, and leads to the notice; members read it all', async () => {
  const bodyHtml = '<p>For all.</p><div data-block="members"><p>only-for-members</p></div>'
  const { slug } = await makeItem('posts', { title: 'Open but for its end', bodyHtml, requiredPlan: 'none' })
  const read = async (audience: 'visitor' | 'free') =>
    (await sendRequest(`/ebs-blog/${slug}/`, { cookie: await cookieFor(audience) })).text
  const html = await read('visitor')
  expect(html).toMatch(
    /href="#members-notice"[^>]*>The last part is for members<.*A free account is enough\..*For all\./s,
  )
  expect(html).toContain('id="members-notice"')
  expect(await read('free')).not.toMatch(/The last part is for members|members-notice/)
})

describe('sign-up links on a flagged page', () => {
  const bodyHtml = '<p><a href="/login?return=/recipes/">Join us</a></p>'
  const read = async (path: string, audience: 'visitor' | 'free') =>
    (await sendRequest(path, { cookie: await cookieFor(audience) })).text

  test('go to the memberships for a member, and to the sign-in page for a visitor', async () => {
    const flagged = await aText(bodyHtml, { signUpLinksForMembers: true })
    expect(await read(flagged.path, 'free')).toContain('<a href="/memberships">Join us')
    expect(await read(flagged.path, 'visitor')).toContain('<a href="/login?return=/recipes/">Join us')
    const other = await aText(bodyHtml)
    expect(await read(other.path, 'free')).toContain('<a href="/login?return=/recipes/">')
  })
})
