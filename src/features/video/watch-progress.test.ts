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

describe('watched at 50 percent, once per viewing', () => {
  test('marks when half is reached, and never again', () => {
    const { mark, progress } = createTestProgress()
    progress.update(49, 100)
    expect(mark).not.toHaveBeenCalled()
    progress.update(50, 100)
    progress.update(10, 100)
    progress.update(80, 100)
    expect(mark).toHaveBeenCalledTimes(1)
  })

  test('retries a failed mark while it plays, every 30 seconds at most, until it succeeds', async () => {
    let line = false
    const { mark, progress, wait } = createTestProgress(async () => line)
    const playOn = async (ms: number) => {
      // The previous attempt has resolved.
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

  test('sends no second request while one is in flight', () => {
    const { mark, progress, wait } = createTestProgress(() => new Promise(() => {}))
    for (const place of [50, 60, 70]) {
      progress.update(place, 100)
      wait(60_000)
    }
    expect(mark).toHaveBeenCalledTimes(1)
  })

  test('never marks a video of unknown length', () => {
    const { mark, progress } = createTestProgress()
    for (const length of [0, Number.NaN, Number.POSITIVE_INFINITY]) progress.update(500, length)
    expect(mark).not.toHaveBeenCalled()
  })

  test('marks at most once, and exactly when half was reached, for any sequence', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: 0, max: 200 })), (places) => {
        const { mark, progress } = createTestProgress()
        for (const place of places) progress.update(place, 100)
        expect(mark).toHaveBeenCalledTimes(places.some((place) => place >= 50) ? 1 : 0)
      }),
    )
  })
})

describe('a video resumes where it was left', () => {
  test('its position is saved every ten seconds while it plays', () => {
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

  test('and once when it stops', () => {
    const { progress, save } = createTestProgress()
    progress.flush()
    progress.update(7, 100)
    progress.flush()
    progress.flush()
    expect(save.mock.calls).toEqual([[7, 100]])
  })

  test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('no position of a live stream (%s s) is saved', (length) => {
    const { progress, save, wait } = createTestProgress()
    for (const place of [20, 31, 42]) {
      progress.update(place, length)
      wait(10_000)
    }
    progress.flush()
    expect(save).not.toHaveBeenCalled()
  })
})
