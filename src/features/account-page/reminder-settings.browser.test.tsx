import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { heldResponse, rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { ReminderSettings } from './ReminderSettings.client'

const PATH = '/api/user/reminders'
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const reminders = page.getByRole('switch', { name: 'Remind me by email', exact: true })
const day = (name: string) => page.getByRole('checkbox', { name, exact: true })
const status = page.getByRole('status')
const alert = page.getByRole('alert')

type Settings = { on: boolean; weekdays: string[] }

afterEach(() => void vi.unstubAllGlobals())

const saved = (settings: Settings) => () => Response.json(settings)

/** The part of the account page. The first answer is what is loaded. @returns the settings that were sent */
async function showReminders(...given: (() => Response | Promise<Response>)[]) {
  const answers = [...given]
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    return answers.shift()?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <ReminderSettings userId={7} />
    </WithProviders>,
  )
  return () => calls.filter(({ body, path }) => path === PATH && body !== undefined).map(({ body }) => body)
}
test('reminders are off until they are turned on, and every day is chosen', async () => {
  const wanted = { on: true, weekdays: WEEK }
  const sent = await showReminders(saved({ on: false, weekdays: WEEK }), saved(wanted))
  await expect.element(reminders).not.toBeChecked()
  await expect.element(day('Monday')).toBeDisabled()
  await reminders.click()
  await expect.element(status).toHaveTextContent('Your reminders are saved.')
  await expect.element(reminders).toBeChecked()
  await expect.element(day('Sunday')).toBeEnabled()
  await expect.element(day('Sunday')).toBeChecked()
  expect(sent()).toEqual([wanted])
})

test('a day is taken away by keyboard and saved at once', async () => {
  const rest = WEEK.slice(1)
  const sent = await showReminders(saved({ on: true, weekdays: WEEK }), saved({ on: true, weekdays: rest }))
  await expect.element(reminders).toBeChecked()
  await userEvent.tab()
  await expect.element(reminders).toHaveFocus()
  await userEvent.tab()
  await expect.element(day('Monday')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(status).toHaveTextContent('Your reminders are saved.')
  await expect.element(day('Monday')).not.toBeChecked()
  expect(sent()).toEqual([{ on: true, weekdays: rest }])
})

test('the last day stays, with a sentence that says why', async () => {
  const both = { on: true, weekdays: ['monday', 'friday'] }
  const sent = await showReminders(saved({ on: true, weekdays: ['monday'] }), saved(both))
  await day('Monday').click()
  await expect.element(alert).toHaveTextContent('Choose at least one day, or turn the reminders off.')
  await expect.element(day('Monday')).toBeChecked()
  expect(sent()).toEqual([])
  await day('Friday').click()
  await expect.element(status).toHaveTextContent('Your reminders are saved.')
  await expect.element(alert).not.toBeInTheDocument()
  expect(sent()).toEqual([both])
})

test('turning them off keeps the days and says that none will come', async () => {
  const off = { on: false, weekdays: ['monday'] }
  const sent = await showReminders(saved({ on: true, weekdays: ['monday'] }), saved(off))
  await reminders.click()
  await expect.element(status).toHaveTextContent('You will get no reminders.')
  await expect.element(day('Monday')).toBeChecked()
  await expect.element(day('Monday')).toBeDisabled()
  expect(sent()).toEqual([off])
})

test('changes in quick succession are sent one after the other, and the last one counts', async () => {
  const last = { on: true, weekdays: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'] }
  const { arrive, held } = heldResponse(saved({ on: true, weekdays: WEEK.slice(1) }))
  const sent = await showReminders(saved({ on: true, weekdays: WEEK }), () => held, saved(last))
  await day('Monday').click()
  await day('Tuesday').click()
  await expect.element(day('Tuesday')).not.toBeChecked()
  expect(sent()).toHaveLength(1)
  arrive()
  await expect.element(status).toHaveTextContent('Your reminders are saved.')
  expect(sent()).toEqual([{ on: true, weekdays: WEEK.slice(1) }, last])
  await expect.element(day('Monday')).not.toBeChecked()
  await expect.element(day('Tuesday')).not.toBeChecked()
})

test('a change that could not be saved is taken back, and can be made again', async () => {
  const refused = () => rejection(500, { code: 'internal', message: 'x' })
  const on = { on: true, weekdays: WEEK }
  const sent = await showReminders(saved({ on: false, weekdays: WEEK }), refused, saved(on))
  await reminders.click()
  await expect.element(alert).toHaveTextContent('Your reminders could not be saved. Please try again.')
  await expect.element(reminders).not.toBeChecked()
  await reminders.click()
  await expect.element(status).toHaveTextContent('Your reminders are saved.')
  await expect.element(reminders).toBeChecked()
  await expect.element(alert).not.toBeInTheDocument()
  expect(sent()).toEqual([on, on])
})

test('settings that cannot be loaded show an error, and a retry loads them', async () => {
  await showReminders(() => Response.error(), saved({ on: true, weekdays: WEEK }))
  await expect.element(alert).toHaveTextContent('This could not be loaded.')
  await expect.element(reminders).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(reminders).toBeChecked()
})
