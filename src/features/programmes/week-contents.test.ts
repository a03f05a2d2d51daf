import { expect, test } from 'vitest'
import type { PostType } from '@/model/content-types'
import type { RequiredPlan } from '@/rules/audience'
import { weekContents, weekSentence } from './week-contents'

const step = (postType: PostType | null, databaseId: number | null, requiredPlan: RequiredPlan = 'free') => ({
  ...{ id: `${postType}${databaseId}`, postType, databaseId, requiredPlan },
})
const task = step(null, null)

test.each([
  ['no days', [], null],
  ['tasks and pages alone', [[task, step('pages', 9)], [task]], '2 days'],
  ['one of a type', [[step('recipes', 1)]], '1 day with 1 recipe'],
  ['one that needs a higher plan', [[step('recipes', 1), step('recipes', 2, 'premium')]], '1 day with 1 recipe'],
  [
    'an item that returns, counted once',
    [
      [step('movementGuides', 3), step('recipes', 1)],
      [step('recipes', 1), step('recipes', 2), task],
    ],
    '2 days with 2 recipes and 1 movement guide',
  ],
])('a week of %s', (_name, days, expected) => {
  const contents = weekContents({ days: days.map((steps) => ({ steps })) }, 'free')
  expect(contents && weekSentence(contents)).toBe(expected)
})
