import { afterEach, expect, test, vi } from 'vitest'
import { signingSecret } from './signing-secret'

afterEach(() => vi.unstubAllEnvs())

test.each([undefined, ''])('it throws where PAYLOAD_SECRET is %j', (value) => {
  vi.stubEnv('PAYLOAD_SECRET', value)
  expect(signingSecret).toThrow('PAYLOAD_SECRET is not set')
})

test('it returns PAYLOAD_SECRET', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a long random text')
  expect(signingSecret()).toBe('a long random text')
})
