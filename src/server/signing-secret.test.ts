import { afterEach, expect, test, vi } from 'vitest'
import { secret } from './signing-secret'

afterEach(() => vi.unstubAllEnvs())

test.each([undefined, ''])('there is no secret where PAYLOAD_SECRET is %j', (value) => {
  vi.stubEnv('PAYLOAD_SECRET', value)
  expect(secret).toThrow('PAYLOAD_SECRET is not set')
})

test('it is what PAYLOAD_SECRET says', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a long random text')
  expect(secret()).toBe('a long random text')
})
