import { expect, test } from 'vitest'
import { openFirst } from './open-first'

test('what can be opened comes first, each part in its order', () => {
  const card = (id: number, isRestrictedForMember: boolean) => ({ id, isRestrictedForMember })
  const cards = [card(1, true), card(2, false), card(3, true), card(4, false)]
  expect(openFirst(cards).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
