import { expect, test } from 'vitest'
import { relationId } from './relation-id'

test.each([
  [7, 7],
  [{ id: 7 }, 7],
  [null, null],
  [undefined, null],
])('the id of %j is %j', (relation, id) => {
  expect(relationId(relation)).toBe(id)
})
