import { describe, expect, test } from 'vitest'
import { audienceOf, readUser } from './session-user'
import { aUser } from './testing/a-session'

describe('the session user', () => {
  test('is read from the response of the call', () => {
    const user = aUser()
    expect(readUser(JSON.parse(JSON.stringify(user)))).toEqual(user)
  })

  test.each([
    undefined,
    null,
    'Clara',
    [],
    {},
    { ...aUser(), id: '7' },
    { ...aUser(), roles: null },
    { ...aUser(), jwtAuthExpiration: null },
  ])('anything else is no user: %j', (value) => {
    expect(readUser(value)).toBeNull()
  })
})

describe('the audience of a user', () => {
  test.each([
    ['Member', 'free', 'free'],
    ['Member', 'standard', 'standard'],
    ['Member', 'premium', 'premium'],
    ['Member', 'executive-coaching', 'premium'],
    ['Administrator', 'free', 'premium'],
    ['Manager', 'free', 'premium'],
    ['Editor', 'free', 'premium'],
    ['Organizer', 'free', 'premium'],
  ] as const)('%s with the plan %s: %s', (displayName, plan, audience) => {
    expect(audienceOf(aUser({ plan, roles: [{ displayName }] }))).toBe(audience)
  })

  test('no user: visitor', () => {
    expect(audienceOf(null)).toBe('visitor')
  })
})
