import { describe, expect, test } from 'vitest'
import { callLimits } from './call-limits.server'

const SHARED_ADDRESS = '203.0.113.1'
const ANA = { id: 1, isStaff: false }
const BEN = { id: 2, isStaff: false }
const EDITOR = { id: 3, isStaff: true }
type User = typeof ANA

let names = 0
/** A separate interface, and a request as the wrapper of all calls counts it. */
function anInterface() {
  names += 1
  const limits = callLimits(`test-${names}`)
  const call = async (kind: 'read' | 'write' | 'session', user: User | null | 'no cookie') => {
    await limits.byAddress(kind, SHARED_ADDRESS, user !== 'no cookie')
    if (user !== 'no cookie') await limits.byUser(kind, SHARED_ADDRESS, user)
  }
  /** @returns how many of so many calls are allowed */
  return async (times: number, ...args: Parameters<typeof call>) => {
    const outcomes = await Promise.allSettled(Array.from({ length: times }, () => call(...args)))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }
}

describe('calls in a minute', () => {
  test('of an address without a session: 1,200 reads, 240 writes', async () => {
    const admitted = anInterface()
    expect(await admitted(1_300, 'read', 'no cookie')).toBe(1_200)
    expect(await admitted(300, 'write', 'no cookie')).toBe(240)
  })

  test('signing in works when the writes are used up', async () => {
    const admitted = anInterface()
    await admitted(300, 'write', 'no cookie')
    expect(await admitted(1, 'session', 'no cookie')).toBe(1)
    expect(await admitted(700, 'session', 'no cookie')).toBe(599)
  })

  test('of each user behind one address: 240 writes, whatever visitors and others there have used', async () => {
    const admitted = anInterface()
    await admitted(300, 'write', 'no cookie')
    expect(await admitted(300, 'write', ANA)).toBe(240)
    expect(await admitted(300, 'write', BEN)).toBe(240)
  })

  test('of all users behind one address together: 2,400 writes', async () => {
    const admitted = anInterface()
    const each = await Promise.all(
      Array.from({ length: 12 }, (_, id) => admitted(240, 'write', { id: id + 10, isStaff: false })),
    )
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(2_400)
  })

  test('of each member of staff: five times as many', async () => {
    expect(await anInterface()(1_300, 'write', EDITOR)).toBe(1_200)
  })

  test('with an invalid session cookie: as without', async () => {
    const admitted = anInterface()
    expect(await admitted(200, 'write', null)).toBe(200)
    expect(await admitted(200, 'write', 'no cookie')).toBe(40)
  })
})
