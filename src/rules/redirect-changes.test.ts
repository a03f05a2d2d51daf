import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AddressChange, redirectsAfterMoves, type StoredRedirect } from './redirect-changes'
import { compileRedirects } from './redirects'

type Row = [from: string, to: string, automatic?: 'automatic']
const changesOf = (rows: Row[], changes: [from: string | null, to: string][]) =>
  redirectsAfterMoves(
    rows.map(([from, to, automatic], index) => ({ id: index + 1, from, to, ...(automatic && { automatic: true }) })),
    changes.map(([from, to]) => ({ from, to })),
  )

describe('an address that changes', () => {
  test('leaves a redirect behind', () => {
    expect(changesOf([], [['/a/', '/b/']])).toEqual({ create: [{ from: '/a/', to: '/b/' }], update: [], remove: [] })
  })

  test('and earlier redirects to it lead to the new address: no chain', () => {
    expect(changesOf([['/first', '/A']], [['/a/', '/b/']])).toEqual({
      create: [{ from: '/a/', to: '/b/' }],
      update: [{ id: 1, from: '/first', to: '/b/' }],
      remove: [],
    })
  })

  test('back to an earlier one is not redirected there any more: no circle', () => {
    expect(changesOf([['/a/', '/b/']], [['/b/', '/a/']])).toEqual({
      create: [{ from: '/b/', to: '/a/' }],
      update: [],
      remove: [1],
    })
  })

  test('keeps a redirect that an editor has put over it', () => {
    expect(changesOf([['/a/', '/elsewhere/']], [['/a/', '/b/']])).toEqual({ create: [], update: [], remove: [] })
  })

  test('leaves none where patterns of the editors lead back in a circle', () => {
    const rows: Row[] = [
      ['/b/{rest*}', '/c/'],
      ['/c/', '/a/'],
    ]
    expect(changesOf(rows, [['/a/', '/b/']])).toEqual({ create: [], update: [], remove: [] })
  })

  test('leaves none if it is too long to be one', () => {
    expect(changesOf([], [[`/${'x'.repeat(500)}/`, '/short/']]).create).toEqual([])
  })
})

test('two documents that trade places leave no redirect', () => {
  expect(
    changesOf(
      [],
      [
        ['/a/', '/b/'],
        ['/b/', '/a/'],
      ],
    ),
  ).toEqual({ create: [], update: [], remove: [] })
})

test('an address that is published loses its automatic redirect, and no other', () => {
  const rows: Row[] = [
    ['/Old', '/new/', 'automatic'],
    ['/old/', '/new/'],
    ['/{slug}/old', '/new/'],
    ['/other/', '/new/', 'automatic'],
  ]
  expect(changesOf(rows, [[null, '/old/']])).toEqual({ create: [], update: [], remove: [1] })
})

test('no sequence of moves makes an invalid row or a chain', () => {
  const address = fc.constantFrom('/a/', '/b/', '/c/', '/d/')
  const move = fc.record({ from: fc.option(address), to: address }).filter(({ from, to }) => from !== to)
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves: AddressChange[]) => {
      let rows: StoredRedirect[] = []
      for (const [index, change] of moves.entries()) {
        const { create, remove, update } = redirectsAfterMoves(rows, [change])
        const kept = rows.filter(({ id }) => !remove.includes(id))
        rows = [
          ...kept.map((row) => update.find(({ id }) => id === row.id) ?? row),
          ...create.map((row) => ({ ...row, id: index + 1, automatic: true })),
        ]
      }
      expect(compileRedirects(rows).problems).toEqual([])
      const sources = new Set(rows.map(({ from }) => from))
      expect(rows.filter(({ to }) => sources.has(to))).toEqual([])
    }),
  )
})
