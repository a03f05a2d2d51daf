import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createWatchProgress } from './watch-progress'

function createTestProgress(accept: () => Promise<boolean> = async () => true) {
  let nowMs = 0
  const mark = vi.fn(accept)
  const save = vi.fn()
  const progress = createWatchProgress({ mark, save, nowMs: () => nowMs })
  return { mark, save, progress, wait: (ms: number) => (nowMs += ms) }
}

describe('SPEC 4: watched at 50 percent, once per viewing', () => {
  test('marks when half is reached, and never again', () => {
    const { mark, progress } = createTestProgress()
    progress.update(49, 100)
    expect(mark).not.toHaveBeenCalled()
    progress.update(50, 100)
    progress.update(10, 100)
    progress.update(80, 100)
    expect(mark).toHaveBeenCalledTimes(1)
  })

  test('what had no answer is tried again while it plays on, every 30 seconds at most, until it is noted', async () => {
    let line = false
    const { mark, progress, wait } = createTestProgress(async () => line)
    const playOn = async (ms: number) => {
      // The attempt before has had its answer.
      await mark.mock.results.at(-1)?.value
      wait(ms)
      progress.update(20, 100)
    }
    progress.update(50, 100)
    await playOn(29_999)
    expect(mark).toHaveBeenCalledTimes(1)
    await playOn(1)
    expect(mark).toHaveBeenCalledTimes(2)
    line = true
    await playOn(30_000)
    await playOn(30_000)
    await playOn(30_000)
    expect(mark).toHaveBeenCalledTimes(3)
  })

  test('while one is under way no other is sent', () => {
    const { mark, progress, wait } = createTestProgress(() => new Promise(() => {}))
    for (const place of [50, 60, 70]) {
      progress.update(place, 100)
      wait(60_000)
    }
    expect(mark).toHaveBeenCalledTimes(1)
  })

  test('of unknown length, it never does', () => {
    const { mark, progress } = createTestProgress()
    for (const length of [0, Number.NaN, Number.POSITIVE_INFINITY]) progress.update(500, length)
    expect(mark).not.toHaveBeenCalled()
  })

  test('whatever comes, it is at most once, and exactly where half was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: 0, max: 200 })), (places) => {
        const { mark, progress } = createTestProgress()
        for (const place of places) progress.update(place, 100)
        expect(mark).toHaveBeenCalledTimes(places.some((place) => place >= 50) ? 1 : 0)
      }),
    )
  })
})

describe('a film goes on where it was left', () => {
  test('its place is kept every ten seconds while it plays', () => {
    const { progress, save, wait } = createTestProgress()
    progress.update(1, 100)
    wait(9_999)
    progress.update(11, 100)
    expect(save).not.toHaveBeenCalled()
    wait(1)
    progress.update(11.1, 100)
    progress.update(11.2, 100)
    expect(save.mock.calls).toEqual([[11.1, 100]])
  })

  test('and when it stops, once', () => {
    const { progress, save } = createTestProgress()
    progress.flush()
    progress.update(7, 100)
    progress.flush()
    progress.flush()
    expect(save.mock.calls).toEqual([[7, 100]])
  })

  test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('of a live picture (%s s) no place is kept', (length) => {
    const { progress, save, wait } = createTestProgress()
    for (const place of [20, 31, 42]) {
      progress.update(place, length)
      wait(10_000)
    }
    progress.flush()
    expect(save).not.toHaveBeenCalled()
  })
})
