import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { browserDay, dayText } from '../calendar-day'
import { aProgress, aStep, aWeek, notStarted } from '../example-progress'
import { withStep } from '../progress'
import { WeekPanel } from './WeekPanel.client'

/** Also of days that are collapsed. */
const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

const week = (number: number, closed: boolean, me: Answers['me'], posts: Answers['posts'] = {}) => {
  const reload = vi.fn()
  const own: Answers = { me, posts }
  const part = <WeekPanel slug="six-week-reset" week={number} closed={closed} reload={reload} />
  return { own, reload, shown: showMember(part, own) }
}

test('a visitor is asked to sign in or to join', async () => {
  stubFetch(() => Response.json({ user: null }))
  await render(
    <WithProviders audience="visitor">
      <WeekPanel slug="six-week-reset" week={2} closed />
    </WithProviders>,
  )
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
})

test('an open week lists its days, today first, and has one control for the next step', async () => {
  await week(2, false, aProgress()).shown
  await expect.element(page.getByRole('checkbox', { name: 'Apple bircher', exact: true })).toBeVisible()
  expect(headings()).toEqual(['Day 9', 'Day 10', 'Day 8'])
  await expect.element(page.getByText('Today', { exact: true })).toBeVisible()
  await expect.element(page.getByText(dayText(browserDay(new Date())))).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'Set the table' }).query()).toBeNull()
  expect(page.getByText('Next step', { exact: true }).elements()).toHaveLength(1)
})

test('a week that is done leads to the next one', async () => {
  const weeks = [aWeek(1, [{ day: 1, steps: [aStep('Porridge')] }]), aWeek(2, [{ day: 2, steps: [aStep('Pea soup')] }])]
  const before = aProgress({ weeks, day: 2, week: 2 })
  const { own, shown } = week(1, false, before, { steps: () => Response.json({ done: true, day: 2, next: null }) })
  const { sent } = await shown
  const porridge = page.getByRole('checkbox', { name: 'Porridge', exact: true })
  await expect.element(porridge).toBeVisible()
  own.me = { ...withStep(before, 'porridge', true), next: null }
  await porridge.click()
  await expect.element(page.getByText('Week 1 is done. It stays with you.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Week 2: Title of week 2' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/weeks\/2\/?$/))
  expect(sent()).toEqual([{ call: 'steps', body: { step: 'porridge', done: true } }])
})

test('a closed week says when it opens, and all weeks can be opened: then the page is reloaded', async () => {
  const { own, reload, shown } = week(3, true, aProgress(), { open: () => Response.json({ weeks: [1, 2, 3] }) })
  await shown
  await expect.element(page.getByRole('heading', { name: 'Opens on Monday, November 30' })).toBeVisible()
  const open = page.getByRole('button', { name: 'Open all weeks', exact: true })
  own.me = aProgress({
    weeks: [1, 2, 3].map((number) => aWeek(number, [{ day: number, steps: [aStep(`S${number}`)] }])),
  })
  expect(reload).not.toHaveBeenCalled()
  await open.click()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  await expect.element(open).not.toBeInTheDocument()
})

test('before the program is started, a closed week says when it opens; a start that opens it reloads the page', async () => {
  const { own, reload, shown } = week(2, true, notStarted(), { start: () => Response.json({}) })
  await shown
  await expect.element(page.getByRole('heading', { name: 'Begin with week 1', exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Week 2 is not open yet. The weeks open one after the other, from your first day.'))
    .toBeVisible()
  const start = page.getByRole('button', { name: 'Start the program', exact: true })
  await expect.element(start).toBeVisible()
  own.me = aProgress()
  await start.click()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('it names the day for a start today, and another day or pace is one press away', async () => {
  await week(2, true, notStarted({ weeks: [aWeek(1, null), aWeek(2, null, { opensOn: '2026-11-30' })] })).shown
  await expect.element(page.getByText('If you begin today, week 2 opens on Monday, November 30.')).toBeVisible()
  const pace = page.getByRole('radio', { name: 'At my pace' })
  await expect.element(pace).not.toBeInTheDocument()
  await page.getByText('Another day, or at my own pace').click()
  await expect.element(pace).toBeVisible()
})

test.each([1280, 800, 390])('at %i px what is loaded takes the room of the loading message', async (width) => {
  await page.viewport(width, 900)
  let answer = (_: Response) => {}
  const own = () => new Promise<Response>((resolve) => (answer = resolve))
  const { shown } = week(2, true, own)
  const region = page.getByRole('region', { name: 'Your week 2' })
  const height = () => region.element().getBoundingClientRect().height
  await shown
  await expect.element(page.getByText('Loading your program…')).toBeVisible()
  const room = height()
  const weeks = [aWeek(1, null), aWeek(2, null, { opensOn: '2026-11-30' })]
  answer(Response.json(notStarted({ weeks })))
  await expect.element(page.getByRole('button', { name: 'Start the program' })).toBeVisible()
  expect(height()).toBe(room)
})

test('a page that is the same after the reload is not reloaded again: the steps are shown', async () => {
  const { reload, shown } = week(2, true, aProgress())
  await shown
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  await render(
    <WithProviders audience="premium">
      <WeekPanel slug="six-week-reset" week={2} closed reload={reload} />
    </WithProviders>,
  )
  await expect.element(page.getByRole('checkbox', { name: 'Apple bircher', exact: true })).toBeVisible()
  expect(reload.mock.calls).toHaveLength(1)
})

test('below its plan there is the way to the plans, and a failure can be tried again', async () => {
  const refuse = () => rejection(403, { code: 'forbidden', message: 'This program is not in your plan.' })
  const { own, shown } = week(2, false, () => Promise.reject(new TypeError('Failed to fetch')))
  await shown
  await expect.element(page.getByText('Your program could not be loaded.')).toBeVisible()
  own.me = refuse
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
})

test('a week that the program does not have is named as such', async () => {
  await week(9, false, aProgress()).shown
  await expect.element(page.getByText('There is no program here at the moment.')).toBeVisible()
})
