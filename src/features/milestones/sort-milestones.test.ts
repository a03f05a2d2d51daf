import { describe, expect, test } from 'vitest'
import type { Milestone } from './milestone'
import { sortMilestones } from './sort-milestones'

const milestone = (id: number, progress: number, achievedAt: string | null = null): Milestone => ({
  id,
  title: `Milestone ${id}`,
  description: '',
  icon: 'sun',
  target: 10,
  progress,
  achievedAt,
})

describe('the order of milestones', () => {
  test('the nearest to completion and the achieved ones, the latest first; apart from them the other open ones', () => {
    const all = [
      milestone(1, 10, '2026-11-01T10:00:00.000Z'),
      milestone(2, 0),
      milestone(3, 4, '2026-11-20T10:00:00.000Z'),
      milestone(4, 9),
      milestone(5, 0),
    ]
    const { later, shown } = sortMilestones(all)
    expect(shown.map(({ id }) => id)).toEqual([4, 3, 1])
    expect(later.map(({ id }) => id)).toEqual([2, 5])
  })
})
