import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShoppingEntry } from './entry'
import { anEntry } from './entry-builder'
import { mergeLists } from './merge'

const onion = anEntry({ id: 'onion' })
const rice = anEntry({ id: 'rice', quantity: '1', unit: 'cup' })
const salt = anEntry({ id: 'salt', quantity: '' })

describe('one list on two devices', () => {
  test('additions of both are kept', () => {
    expect(mergeLists([onion], [onion, rice], [onion, salt])).toEqual([onion, salt, rice])
  })

  test('checking or unchecking on either device counts', () => {
    const done = { ...onion, checked: true }
    expect(mergeLists([onion, rice], [done, rice], [onion, { ...rice, checked: true }])).toEqual([
      done,
      { ...rice, checked: true },
    ])
    expect(mergeLists([done], [onion], [done])).toEqual([onion])
    expect(mergeLists([done], [done], [onion])).toEqual([onion])
  })

  test('an entry removed on either device is gone', () => {
    expect(mergeLists([onion, rice], [onion], [onion, rice])).toEqual([onion])
    expect(mergeLists([onion, rice], [onion, { ...rice, checked: true }], [onion])).toEqual([onion])
  })

  test('an entry removed on the other device stays when its amount was changed here', () => {
    const more = { ...rice, quantity: '2' }
    expect(mergeLists([rice], [more], [])).toEqual([more])
    expect(mergeLists([rice], [], [more])).toEqual([more])
  })

  test('of two new amounts this device’s wins', () => {
    expect(mergeLists([rice], [{ ...rice, quantity: '3' }], [{ ...rice, quantity: '2' }])).toMatchObject([
      { quantity: '3' },
    ])
    expect(mergeLists([rice], [rice], [{ ...rice, quantity: '2' }])).toMatchObject([{ quantity: '2' }])
  })

  test('the same recipe added on both is there once, and checked when checked on either', () => {
    expect(mergeLists([], [rice], [{ ...rice, checked: true }])).toEqual([{ ...rice, checked: true }])
  })

  const entry = (id: string) =>
    fc.record({ quantity: fc.constantFrom('1', '2'), checked: fc.boolean() }).map((own) => anEntry({ id, ...own }))
  const list: fc.Arbitrary<ShoppingEntry[]> = fc
    .subarray(['a', 'b', 'c', 'd'])
    .chain((ids) => fc.tuple(...ids.map(entry)))
  const ids = (entries: readonly ShoppingEntry[]) => entries.map(({ id }) => id).sort()

  test('without changes here the result is the other list', () => {
    fc.assert(
      fc.property(list, list, (base, other) => {
        expect(mergeLists(base, base, other)).toEqual(other)
        expect(new Set(mergeLists(base, other, base))).toEqual(new Set(other))
      }),
    )
  })

  test('both devices get the same entries without duplicates, and merging again changes nothing', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const there = mergeLists(base, mine, theirs)
        expect(ids(there)).toEqual(ids(mergeLists(base, theirs, mine)))
        expect(new Set(ids(there)).size).toBe(there.length)
        expect(mergeLists(theirs, there, theirs)).toEqual(there)
      }),
    )
  })
})
