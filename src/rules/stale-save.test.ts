import { expect, test } from 'vitest'
import { staleSaveMessage } from './stale-save'

const now = new Date('2026-11-22T12:00:00.000Z')

test.each([
  ['Mateo Ruiz', 5_000, 'Mateo Ruiz saved a newer version 5 seconds ago.'],
  ['Mateo Ruiz', 60_000, 'Mateo Ruiz saved a newer version 1 minute ago.'],
  ['you', 7_300_000, 'You saved a newer version in another window 2 hours ago.'],
  [null, 200_000_000, 'A newer version was saved 2 days ago.'],
  // The clock of another server can be ahead.
  ['Mateo', -3_000, 'Mateo saved a newer version 0 seconds ago.'],
])('by %s, %d ms ago', (by, ms, words) => {
  const message = staleSaveMessage({ by, at: new Date(now.getTime() - ms) }, now)
  expect(message).toBe(`${words} Yours is not saved and is still in this form.`)
})

test('has no colon, since the admin cuts messages there', () => {
  expect(staleSaveMessage({ by: 'Mateo: R', at: now }, now)).not.toContain(':')
})
