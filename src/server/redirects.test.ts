import { afterEach, describe, expect, test } from 'vitest'
import { aMember, aServer, closeServer } from './handler-fixture'

afterEach(closeServer)

const where = ({ headers, status }: { headers: Record<string, unknown>; status: number }) => [status, headers.location]

describe('a members-only area', () => {
  const area = () =>
    aServer({
      resolve: (path, audience) => {
        if (audience === 'visitor') return { kind: 'sign-in' }
        return path.startsWith('/dashboard/no') ? { kind: 'missing' } : { kind: 'page' }
      },
    })

  test.each([
    ['/dashboard', '/login?return=%2Fdashboard'],
    ['/dashboard/', '/login?return=%2Fdashboard%2F'],
    ['/dashboard/?a=1&b=2', '/login?return=%2Fdashboard%2F%3Fa%3D1%26b%3D2'],
    ['/dashboard/?_rsc=x1&a=1', '/login?return=%2Fdashboard%2F%3Fa%3D1'],
    ['/dashboard/caf%C3%A9', '/login?return=%2Fdashboard%2Fcaf%25C3%25A9'],
    ['/dashboard/nothing/', '/login?return=%2Fdashboard%2Fnothing%2F'],
  ])('redirects a visitor from %s to %s', async (path, login) => {
    const { ask, requests } = await area()
    const answer = await ask({ path })
    expect(where(answer)).toEqual([307, login])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).toHaveLength(0)
    expect(requests).toEqual([])
  })

  test.each<[string, { method?: string; headers?: Record<string, string> }]>([
    ['a HEAD', { method: 'HEAD' }],
    ['a navigation payload', { headers: { rsc: '1' } }],
    ['a prefetch', { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } }],
  ])('redirects %s too, also with an expired token', async (_what, asking) => {
    const { ask } = await area()
    expect(where(await ask({ path: '/dashboard', ...asking }))).toEqual([307, '/login?return=%2Fdashboard'])
    const headers = { ...asking.headers, ...(await aMember('premium', -10)) }
    expect(where(await ask({ path: '/dashboard', ...asking, headers }))).toEqual([307, '/login?return=%2Fdashboard'])
  })

  test('a member gets the page or a 404, and a visitor after that is still redirected', async () => {
    const { ask } = await area()
    const member = await aMember('free')
    expect((await ask({ path: '/dashboard', headers: member })).status).toBe(200)
    expect((await ask({ path: '/dashboard/nothing', headers: member })).status).toBe(404)
    expect((await ask({ path: '/dashboard' })).status).toBe(307)
  })
})

describe('the sign-in page for a signed-in user', () => {
  test.each([
    ['/login?return=%2Fdashboard%2F%3Fa%3D1', '/dashboard/?a=1'],
    ['/login/', '/'],
    ['/login?return=https://evil.example/', '/'],
    ['/login?return=/login', '/'],
  ])('%s redirects to %s', async (path, location) => {
    const { ask } = await aServer({ role: 'member' })
    const answer = await ask({ path, headers: await aMember('free') })
    expect(where(answer)).toEqual([307, location])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('is shown to a visitor, and to a user whose session was revoked', async () => {
    const { ask } = await aServer({ role: null })
    expect((await ask({ path: '/login?return=/a' })).status).toBe(200)
    expect((await ask({ path: '/login?return=/a', headers: await aMember('free') })).status).toBe(200)
    expect((await ask({ path: '/login', headers: await aMember('free') })).status).toBe(200)
  })

  test('redirects also when the page is cached', async () => {
    const calls = { path: '/login', headers: await aMember('free') }
    const { ask, setRole } = await aServer({ role: null })
    expect((await ask(calls)).status).toBe(200)
    setRole('member')
    expect((await ask(calls)).status).toBe(307)
  })
})

describe('?refresh=1', () => {
  const own = { 'sec-fetch-site': 'same-origin' }

  test.each(['administrator', 'manager', 'editor'] as const)(
    '%s: the page is rendered again for every audience',
    async (role) => {
      const { ask, requests } = await aServer({ role })
      const editor = await aMember('free')
      await ask({ path: '/a' })
      await ask({ path: '/a', headers: editor })
      const answer = await ask({ path: '/a/?x=1&refresh=1&y=2', headers: { ...editor, ...own } })
      expect(where(answer)).toEqual([303, '/a/?x=1&y=2'])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(requests).toHaveLength(2)
      await ask({ path: '/a' })
      await ask({ path: '/a', headers: editor })
      expect(requests).toHaveLength(4)
    },
  )

  test('drops the renders of this page only', async () => {
    const { ask, serverApi } = await aServer({ role: 'editor' })
    const store = (path: string) =>
      serverApi.render.run({ epoch: 0, tags: new Set([`page:${path}`]), hitRouteStore: false }, () =>
        serverApi.routes.set(path, { html: path }, {}),
      )
    store('/a')
    store('/b')
    await ask({ path: '/a?refresh=1', headers: await aMember('free') })
    expect(serverApi.routes.get('/a')).toBeNull()
    expect(serverApi.routes.get('/b')).not.toBeNull()
  })

  test.each([
    ['an organizer', 'organizer', {}],
    ['a member', 'member', {}],
    ['an editor whose session was revoked', null, {}],
    ['an editor who comes from another site', 'editor', { 'sec-fetch-site': 'cross-site' }],
    ['an editor who comes from another subdomain', 'editor', { 'sec-fetch-site': 'same-site' }],
    ["an editor's navigation payload", 'editor', { rsc: '1' }],
  ] as const)('%s: the cached page', async (_who, role, headers) => {
    const { ask, requests } = await aServer({ role })
    const calls = { ...(await aMember('free')), ...headers }
    await ask({ path: '/a', headers: calls })
    expect((await ask({ path: '/a?refresh=1', headers: calls })).status).toBe(200)
    expect(requests).toHaveLength(1)
  })

  test("an editor's HEAD request, and a visitor: the cached page", async () => {
    const { ask, requests } = await aServer({ role: 'editor' })
    const editor = await aMember('free')
    await ask({ path: '/a' })
    await ask({ path: '/a', headers: editor })
    expect((await ask({ path: '/a?refresh=1', method: 'HEAD', headers: editor })).status).toBe(200)
    expect((await ask({ path: '/a?refresh=1' })).status).toBe(200)
    expect((await ask({ path: '/a?refresh=1', headers: { cookie: 'ebs-token=garbage' } })).status).toBe(200)
    expect(requests).toHaveLength(2)
  })
})
