import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AUDIENCES } from './audience'
import { isVisible, nextVisibilityChange } from './block-visibility'

const NOON = new Date('2026-11-23T12:00:00.000Z')
const EARLIER = '2026-11-23T11:59:59.999Z'
const LATER = '2026-11-23T12:00:00.001Z'

describe('a block is shown', () => {
  test('to everyone, always, if its fields are empty', () => {
    for (const audience of AUDIENCES) {
      expect(isVisible({}, audience, NOON)).toBe(true)
      expect(isVisible({ visibleTo: [], visibleFrom: null, visibleUntil: '' }, audience, NOON)).toBe(true)
    }
  })

  test('only to the chosen audiences', () => {
    const visibleTo = ['visitor', 'premium'] as const
    expect(AUDIENCES.filter((audience) => isVisible({ visibleTo }, audience, NOON))).toEqual(['visitor', 'premium'])
  })

  test.each([
    [{ visibleFrom: LATER }, false],
    [{ visibleFrom: NOON.toISOString() }, true],
    [{ visibleUntil: LATER }, true],
    [{ visibleUntil: NOON.toISOString() }, false],
    [{ visibleFrom: EARLIER, visibleUntil: LATER }, true],
    [{ visibleFrom: LATER, visibleUntil: EARLIER }, false],
  ])('from the first time on, until the second: %o', (block, shown) => {
    expect(isVisible(block, 'free', NOON)).toBe(shown)
  })
})

describe('the next change', () => {
  test('is the earliest time that lies ahead', () => {
    const blocks = [{ visibleFrom: EARLIER }, { visibleUntil: '2027-01-01T00:00:00.000Z' }, { visibleFrom: LATER }, {}]
    expect(nextVisibilityChange(blocks, NOON)?.toISOString()).toBe(LATER)
    expect(nextVisibilityChange([{ visibleUntil: EARLIER }], NOON)).toBeNull()
  })

  test('nothing appears or disappears before it', () => {
    const time = fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()))
    const block = fc.record({ visibleFrom: time, visibleUntil: time })
    fc.assert(
      fc.property(fc.array(block), fc.date({ noInvalidDate: true }), (blocks, now) => {
        const change = nextVisibilityChange(blocks, now)
        const shownAt = (at: Date) => blocks.map((one) => isVisible(one, 'visitor', at))
        const justBefore = new Date((change?.getTime() ?? 8.64e15) - 1)
        if (justBefore > now) expect(shownAt(justBefore)).toEqual(shownAt(now))
      }),
    )
  })
})
