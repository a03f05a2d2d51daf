import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { BASE, sendRequest } from '../support/http/client'
import { LOCKS } from '../support/http/demo'

const target = LOCKS.find(({ requiredPlan }) => requiredPlan === 'premium')
const path = target?.path ?? '/'

const SPELLINGS = [
  '/~page',
  '/~page/',
  '/~page/visitor/',
  '/~page/premium',
  `/~page/premium${path}`,
  `/~page/premium${path}?x=1`,
  `/%7Epage/premium${path}`,
  `/%7epage/premium${path}`,
  `/%257Epage/premium${path}`,
  `/%25257Epage/premium${path}`,
  `/~%70age/premium${path}`,
  `/~PAGE/premium${path}`,
  `/~page%2Fpremium${path}`,
  `/~page%252Fpremium${path}`,
  `/~page%5Cpremium${path}`,
  `/~page\\premium${path}`,
  `/./~page/premium${path}`,
  `/x/../~page/premium${path}`,
  `/%2e/~page/premium${path}`,
  `/x/%2e%2e/~page/premium${path}`,
  `/api/../~page/premium${path}`,
  `/_next/../~page/premium${path}`,
  `/~page /premium${path}`.replace(' ', '%20'),
  `/%20~page/premium${path}`,
  `/~page%00/premium${path}`,
  `/~page;x/premium${path}`,
  `//~page/premium${path}`,
  `/~page//premium${path}`,
  `/~page/visitor/../premium${path}`,
  `/recipes/~page/premium${path}`,
  `http://${BASE.host}/~page/premium${path}`,
  `/_next/data/x/~page/premium${path.replace(/\/$/, '')}.json`,
  `/~page/premium${path.replace(/\/$/, '')}.rsc`,
  `/~page/premium${path.replace(/\/$/, '')}.segments/_tree.segment.rsc`,
  '/~missing',
  '/~page/premium/~missing',
]

/** Follows a redirect on this site, if there is one. */
async function end(address: string, cookie: string | undefined, headers: Record<string, string | undefined>) {
  const response = await sendRequest(address, { cookie, headers })
  if (response.status < 300 || response.status >= 400) return response
  return sendRequest(response.headers.location ?? '', { cookie, headers })
}

describe.each([
  ['a visitor', undefined],
  ['a free member', 'free'],
  ['a premium member', 'premium'],
] as const)('the internal prefix requested by %s is a 404', (_who, name) => {
  test.each(SPELLINGS)('%s', async (address) => {
    const cookie = name && (await cookieOf(name))
    for (const headers of [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    ]) {
      const { status, text } = await end(address, cookie, headers)
      expect([400, 404]).toContain(status)
      expect(text.includes(target?.sentence ?? '')).toBe(false)
    }
  })
})
