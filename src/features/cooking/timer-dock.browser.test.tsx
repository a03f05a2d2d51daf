import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyTimerDock } from './LazyTimerDock.client'
import { StepTimer } from './StepTimer.client'
import { timerStore } from './timer-store'

const MIN = 60_000

const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const startTimer = (duration: string) => page.getByRole('button', { name: `Start timer, ${duration}` })
const timerCount = () => timers.elements().length

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  for (const { id } of timerStore.current()) timerStore.send({ type: 'remove', id })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function aPage() {
  document.title = 'Ginger noodle broth'
  await render(
    <>
      <StepTimer id="7:ginger" label="Let the ginger talk" recipe="Broth" minutes={10} />
      <StepTimer id="7:eggs" label="Eggs and noodles" recipe="Broth" minutes={7} />
      <LazyTimerDock />
    </>,
  )
}

test('two run at once; one rings until it is stopped: with sound, in the dock, as an alert, in the title', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  await aPage()
  await startTimer('10min').click()
  vi.advanceTimersByTime(MIN)
  await startTimer('7min').click()
  vi.advanceTimersByTime(2 * MIN)
  await expect.element(timers.nth(0).getByRole('timer')).toHaveTextContent('7:00')
  await expect.element(timers.nth(1).getByRole('timer')).toHaveTextContent('5:00')
  expect(start).not.toHaveBeenCalled()

  vi.advanceTimersByTime(5 * MIN)
  // A ringing timer comes first.
  await expect.element(timers.first()).toHaveTextContent(/Eggs and noodles.*Time is up/)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Time is up: Eggs and noodles')
  expect(document.title).toBe('Time is up: Eggs and noodles')
  const notes = start.mock.calls.length
  expect(notes).toBeGreaterThan(0)
  vi.advanceTimersByTime(5_000)
  const more = start.mock.calls.length
  expect(more).toBeGreaterThan(notes)
  await button('Stop Eggs and noodles').click()
  await expect.poll(timerCount).toBe(1)
  expect(document.title).toBe('Ginger noodle broth')
  const stopped = start.mock.calls.length
  vi.advanceTimersByTime(5_000)
  expect(start.mock.calls.length).toBe(stopped)
})

test('rings after hours in a hidden tab, when it is visible again', async () => {
  await aPage()
  await startTimer('10min').click()
  await expect.poll(timerCount).toBe(1)
  // A suspended tab's timers do not run.
  vi.setSystemTime(Date.now() + 180 * MIN)
  expect(timers.element().textContent).not.toContain('Time is up')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(timers).toHaveTextContent('Time is up')
})

test('can be paused, resumed, restarted and removed', async () => {
  await aPage()
  await startTimer('10min').click()
  vi.advanceTimersByTime(MIN)
  await button('Pause Let the ginger talk').click()
  vi.advanceTimersByTime(20 * MIN)
  await expect.element(page.getByRole('timer')).toHaveTextContent('9:00')
  await button('Resume Let the ginger talk').click()
  vi.advanceTimersByTime(MIN)
  await expect.element(page.getByRole('timer')).toHaveTextContent('8:00')
  await button('Restart Let the ginger talk').click()
  vi.advanceTimersByTime(500)
  await expect.element(page.getByRole('timer')).toHaveTextContent('10:00')
  await button('Remove Let the ginger talk').click()
  await expect.poll(timerCount).toBe(0)
  await expect.element(startTimer('10min')).toBeVisible()
})
