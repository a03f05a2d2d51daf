import { expect, test } from 'vitest'
import { groupByTopic } from './group-by-topic'

const faq = (id: number, topic: string | null) => ({ id, topic })

test('consecutive questions of a topic are a group', () => {
  const groups = groupByTopic([faq(1, 'Food'), faq(2, 'Food'), faq(3, 'Movement'), faq(4, null)])
  expect(groups.map(({ faqs, topic }) => [topic, faqs.map(({ id }) => id)])).toEqual([
    ['Food', [1, 2]],
    ['Movement', [3]],
    [null, [4]],
  ])
})

test('without topics there is one group, and without questions none', () => {
  expect(groupByTopic([faq(1, null), faq(2, null)])).toHaveLength(1)
  expect(groupByTopic([])).toEqual([])
})
