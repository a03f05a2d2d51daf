import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { Calendar } from './Calendar.client'
import type { Scheduled } from './scheduled'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const aDay = (days: number) => {
  const at = new Date(2026, 10, 12 + days, 9, 30)
  return at.toISOString()
}
const SOON: Scheduled = {
  jobId: 7,
  postType: 'recipes',
  id: 3,
  title: 'Lentil soup',
  action: 'publish',
  at: aDay(2),
  failed: false,
}

const calendar = () => render(<Calendar items={[SOON]} now={aDay(0)} admin="/admin" api="/cms/api" />)
const day = (number: string) =>
  page
    .getByRole('cell')
    .filter({ has: page.getByText(number, { exact: true }) })
    .first()
const status = page.getByRole('status')

test('an entry dragged to a later day is planned for it, at the same time of day', async () => {
  const calls = stubFetch(() => Response.json({ at: aDay(8) }))
  await calendar()
  await expect.element(day('14')).toHaveTextContent('Lentil soup')
  await page.getByText('Publish, 9:30 AM').dropTo(day('20'))
  await expect.element(status).toHaveTextContent('“Lentil soup” is now planned for Friday, November 20.')
  expect(calls).toEqual([{ path: '/cms/api/scheduled/7/move', body: { at: aDay(8) } }])
})

test('a day that is over takes nothing', async () => {
  const calls = stubFetch(() => Response.json({}))
  await calendar()
  await page.getByText('Publish, 9:30 AM').dropTo(day('10'))
  expect(calls).toEqual([])
  await expect.element(day('14')).toHaveTextContent('Lentil soup')
})

test('the keyboard moves an entry too, Escape does not, and what is refused is said', async () => {
  stubFetch(() => Response.json({ errors: [{ message: 'That time is over. Choose a later day.' }] }, { status: 400 }))
  await calendar()
  const button = page.getByRole('button', { name: 'Move “Lentil soup”' })
  const input = page.getByLabelText('New day of “Lentil soup”')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await input.fill('2026-11-20')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('That time is over. Choose a later day.')
})

test('the months before and after are a press away', async () => {
  await calendar()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('table', { name: 'December 2026' })).toBeVisible()
  await expect.element(page.getByText('Lentil soup')).not.toBeInTheDocument()
})
