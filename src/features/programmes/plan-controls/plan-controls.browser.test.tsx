import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { rejection } from '../../../../tests/support/stub-fetch'
import { aProgress, aWeek } from '../example-progress'
import { ProgrammeToday } from '../today/ProgrammeToday.client'

const part = <ProgrammeToday programmes={[{ slug: 'six-week-reset', title: 'Six-Week Reset' }]} as="h2" />
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The open part of a member's plan. */
async function yourPlan(own: Answers) {
  const shown = await showMember(part, own)
  await page.getByText('Your plan', { exact: true }).click()
  return shown
}

const enrolment = { startedOn: '2026-11-15', round: 1, mode: 'calendar' as const, pausedOn: null }

test('the mode is changed at once, and taken back with a toast on failure', async () => {
  const own: Answers = { me: aProgress(), posts: { mode: () => Response.json({}) } }
  const { sent } = await yourPlan(own)
  const pace = page.getByRole('radio', { name: 'At my pace' })
  own.me = aProgress({ enrolment: { ...enrolment, mode: 'pace' } })
  await pace.click()
  await expect.poll(sent).toEqual([{ call: 'mode', body: { mode: 'pace' } }])
  await expect.element(pace).toBeChecked()
  own.posts.mode = () => rejection(409, { code: 'conflict', message: 'Start the program first.' })
  await page.getByRole('radio', { name: 'By the calendar' }).click()
  await expect.element(page.getByText('Your choice was not saved. Start the program first.')).toBeVisible()
  await expect.element(pace).toBeChecked()
})

test('the program is paused by a button that stays to end the pause', async () => {
  const own: Answers = { me: aProgress(), posts: { pause: () => Response.json({}) } }
  await yourPlan(own)
  own.me = aProgress({ enrolment: { ...enrolment, pausedOn: '2026-11-23' } })
  await button('Pause the program').click()
  await expect.element(button('End the pause')).toHaveFocus()
  await expect.element(page.getByText('Paused since Monday, November 23').first()).toBeVisible()
})

test('all weeks are opened where the program allows it, and the reason is named where it failed', async () => {
  const own: Answers = { me: aProgress(), posts: { open: () => Promise.reject(new TypeError('Failed to fetch')) } }
  await yourPlan(own)
  await button('Open all weeks').click()
  const failed = 'The weeks were not opened. The site cannot be reached. Please try again.'
  await expect.element(page.getByText(failed)).toBeVisible()
  own.posts.open = () => Response.json({ weeks: [1, 2, 3] })
  own.me = aProgress({ weeks: [aWeek(1, [{ day: 1, steps: [] }])] })
  await button('Open all weeks').click()
  await expect.element(button('Open all weeks')).not.toBeInTheDocument()
})

test('where members may not open all weeks, there is no button', async () => {
  await yourPlan({ me: aProgress({ mayOpenAll: false }), posts: {} })
  await expect.element(button('Start again')).toBeVisible()
  expect(button('Open all weeks').query()).toBeNull()
})

test('a new round is started after a dialog, which can be closed by the keyboard', async () => {
  const own: Answers = { me: aProgress(), posts: { start: () => Response.json({}) } }
  const { sent } = await yourPlan(own)
  const dialog = page.getByRole('dialog', { name: 'Start again?', exact: true })
  await button('Start again').click()
  await expect.element(dialog).toHaveTextContent('Your earlier rounds are kept.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Start again')).toHaveFocus()
  expect(sent()).toEqual([])

  await button('Start again').click()
  own.me = aProgress({
    enrolment: { ...enrolment, round: 2 },
    rounds: [
      { round: 2, startedOn: '2026-11-23', endedOn: null, done: 0 },
      { round: 1, startedOn: '2026-11-15', endedOn: '2026-11-23', done: 12 },
    ],
  })
  await button('Start a new round').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent().map(({ call }) => call)).toEqual(['start'])
  await page.getByText('Your plan', { exact: true }).click()
  await expect.element(page.getByText('Round 1, from November 15, 2026: 12 steps done')).toBeVisible()
})

test('the calendar’s address is copied, and replaced after a dialog', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const own: Answers = { me: aProgress(), posts: { calendar: () => Response.json({}) } }
  const { sent } = await yourPlan(own)
  const address = page.getByRole('textbox', { name: 'Your plan in your calendar' })
  const path = '/api/programmes/six-week-reset/calendar.ics?token='
  await expect.element(address).toHaveValue(`${window.location.origin}${path}secret`)
  await button('Copy the address').click()
  expect(write).toHaveBeenCalledWith(`${window.location.origin}${path}secret`)
  await expect.element(page.getByText('The address is copied.')).toBeVisible()

  await button('Make a new address').click()
  await button('Keep the old one').click()
  expect(sent()).toEqual([])
  await button('Make a new address').click()
  own.me = aProgress({ calendar: `${path}other` })
  await button('Make it').click()
  await expect.element(address).toHaveValue(`${window.location.origin}${path}other`)
  expect(sent()).toEqual([{ call: 'calendar', body: {} }])
  await expect.element(button('Make a new address')).toHaveFocus()
})
