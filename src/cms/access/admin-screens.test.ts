import { expect, test } from 'vitest'
import configured from '../payload.config'

test.each([
  ['editor', true],
  ['organizer', true],
  ['manager', false],
  ['administrator', false],
])('lists of what members do are hidden from the role %s: %s', async (role, expected) => {
  const { collections } = await configured
  const ofMembers = ['favourites', 'watches', 'viewings', 'ratings', 'programmeWeeks', 'achievements']
  const hidden = collections
    .filter(({ slug }) => ofMembers.includes(slug))
    // Payload passes more of the user; the rule reads the role alone.
    .map(({ admin }) => typeof admin.hidden === 'function' && admin.hidden({ user: { role } as never }))
  expect(hidden).toEqual(ofMembers.map(() => expected))
})

test('no document has an API tab', async () => {
  const { collections, globals } = await configured
  expect([...collections, ...globals].filter(({ admin }) => !admin.hideAPIURL)).toEqual([])
})
