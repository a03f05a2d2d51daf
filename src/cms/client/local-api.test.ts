import { beforeEach, expect, test, vi } from 'vitest'

const debug = vi.fn()
vi.mock('@payload-config', () => ({ default: {} }))
vi.mock('payload', () => ({ getPayload: async () => ({ logger: { debug } }) }))

beforeEach(() => debug.mockClear())

test('logs the reason of every access without access control', async () => {
  const { asSystem } = await import('./local-api.server')
  await asSystem('signing in')
  await asSystem('health check')
  expect(debug.mock.calls).toEqual([['Without access control: signing in'], ['Without access control: health check']])
})
