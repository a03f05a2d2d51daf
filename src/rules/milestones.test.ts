import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ActivityCounts, milestoneProgress } from './milestones'

const counted: ActivityCounts = {
  videosWatched: 3,
  movementDays: 2,
  recipesRated: 0,
  favouritesKept: 12,
  programmeWeeks: 6,
  forumPosts: 4,
}

describe('progress toward a milestone', () => {
  test.each([
    ['videosWatched', 10, 3],
    ['movementDays', 2, 2],
    ['recipesRated', 1, 0],
    ['favouritesKept', 10, 10],
    ['forumPosts', 5, 4],
    ['loginStreak', 5, 0],
    ['toString', 5, 0],
  ])('%s of %i: %i', (counts, target, progress) => {
    expect(milestoneProgress({ counts, target }, counted)).toBe(progress)
  })

  test('is from 0 to the target', () => {
    const some = fc.nat(100_000)
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 10_000 }), (videosWatched, recipesRated, target) => {
        const progress = milestoneProgress(
          { counts: 'videosWatched', target },
          { ...counted, videosWatched, recipesRated },
        )
        expect(progress).toBe(Math.min(target, videosWatched))
      }),
    )
  })
})
