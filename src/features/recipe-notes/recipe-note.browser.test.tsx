import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../tests/support/mock-fetch'
import { RecipeNote } from './RecipeNote.client'

const LOAD = '/api/recipes/notes/'
const SAVE = '/api/recipes/notes'

const note = page.getByRole('region', { name: 'Your note' })
const field = note.getByRole('textbox')
const save = note.getByRole('button', { name: 'Save note' })
const status = note.getByRole('status')

let responses: MockResponses
let asked: string[]

beforeEach(() => {
  sessionStorage.clear()
  responses = {
    '/api/auth/me': { body: { user: aUser() } },
    [LOAD]: { body: { note: '' } },
    [SAVE]: { body: { note: 'As saved.' } },
  }
  asked = mockFetch(responses)
})

const show = () =>
  render(
    <WithProviders audience="premium">
      <RecipeNote databaseId={7} />
    </WithProviders>,
  )

test('is saved when the field loses the focus, or by its button', async () => {
  await show()
  await field.fill('Less salt.')
  await expect.element(status).toHaveTextContent('Not saved yet')
  await expect.element(note).toHaveTextContent('10 of 2,000')
  await userEvent.tab()
  await expect.element(status).toHaveTextContent('Saved')
  await field.fill('')
  await save.click()
  await expect.element(status).toHaveTextContent('Saved')
  expect(asked.filter((path) => path === SAVE)).toHaveLength(2)
})

test('one that is too long shows an error, keeps its text, and is not sent', async () => {
  await show()
  await field.fill('x'.repeat(2_001))
  await userEvent.tab()
  await expect.element(note).toHaveTextContent('Use 2,000 characters at most.')
  await expect.element(field).toHaveValue('x'.repeat(2_001))
  expect(asked).not.toContain(SAVE)
  await field.fill('x'.repeat(2_000))
  await save.click()
  await expect.element(status).toHaveTextContent('Saved')
  expect(asked).toContain(SAVE)
})

test('a text that could not be saved stays, and can be saved again', async () => {
  responses[SAVE] = 'offline'
  await show()
  await field.fill('More ginger.')
  await userEvent.tab()
  await expect.element(note).toHaveTextContent('Your note was not saved. It is still here: please try again.')
  await expect.element(field).toHaveValue('More ginger.')
  responses[SAVE] = { body: { note: 'More ginger.' } }
  await save.click()
  await expect.element(status).toHaveTextContent('Saved')
})

test('a note that could not be loaded is not overwritten; a retry loads it', async () => {
  responses[LOAD] = 'offline'
  await show()
  await expect.element(note).toHaveTextContent('Your note could not be loaded.')
  await expect.element(field).not.toBeInTheDocument()
  responses[LOAD] = { body: { note: 'Less salt.' } }
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field).toHaveValue('Less salt.')
})
