import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { rejection } from '../../../../tests/support/stub-fetch'
import { browserDay } from '../calendar-day'
import { aProgress, notStarted } from '../example-progress'
import { ProgrammeToday } from '../today/ProgrammeToday.client'

const part = <ProgrammeToday programmes={[{ slug: 'six-week-reset', title: 'Six-Week Reset' }]} as="h2" />
const firstDay = page.getByLabelText('First day')
const submit = page.getByRole('button', { name: 'Start the program', exact: true })

afterEach(() => vi.unstubAllGlobals())

test('a member who follows no program starts one, today by default', async () => {
  const own: Answers = { me: notStarted(), posts: { start: () => Response.json({}) } }
  const { sent } = await showMember(part, own)
  await expect.element(page.getByRole('heading', { name: 'Six-Week Reset' })).toBeVisible()
  await expect.element(firstDay).toHaveValue(browserDay(new Date()))
  await page.getByRole('radio', { name: 'At my pace' }).click()
  own.me = aProgress()
  await submit.click()
  await expect.element(page.getByText('You are on day 9 of 42')).toBeVisible()
  expect(sent()).toEqual([{ call: 'start', body: { startOn: browserDay(new Date()), mode: 'pace' } }])
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})

test.each([
  ['', 'Choose a day.'],
  ['2020-01-01', 'Choose a day up to 366 days before or after today.'],
])('the day "%s" is answered at its field, and nothing is sent', async (day, problem) => {
  const { sent } = await showMember(part, { me: notStarted(), posts: {} })
  await firstDay.fill(day)
  await submit.click()
  await expect.element(firstDay).toHaveAccessibleDescription(problem)
  await expect.element(firstDay).toHaveFocus()
  expect(sent()).toEqual([])
})

test('a day that the server refuses is answered at its field', async () => {
  const fields = { startOn: 'Choose a day up to 366 days before or after today.' }
  const refuse = () => rejection(400, { code: 'bad_request', message: 'Some of the values are not valid.', fields })
  await showMember(part, { me: notStarted(), posts: { start: refuse } })
  await submit.click()
  await expect.element(firstDay).toHaveAccessibleDescription(fields.startOn)
})

test.each([
  [
    'below its plan',
    () => rejection(403, { code: 'forbidden', message: 'This program is not in your plan.' }),
    'This program is not in your plan.',
  ],
  [
    'without a connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The site cannot be reached. Please try again.',
  ],
])('%s the form says so, and keeps what was entered', async (_, start, message) => {
  await showMember(part, { me: notStarted(), posts: { start } })
  await page.getByRole('radio', { name: 'At my pace' }).click()
  await submit.click()
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'At my pace' })).toBeChecked()
})
