import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CommentsAnswer } from '@/cms/editor-comments/endpoints'
import type { Thread } from '@/cms/editor-comments/threads'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { Comments } from './Comments.client'

const aThread = (own: Partial<Thread> = {}): Thread => ({
  id: 1,
  text: 'Is the title right?',
  by: 'Edie Hill',
  mine: false,
  at: '2026-11-20T09:30:00.000Z',
  edited: false,
  removed: false,
  done: null,
  replies: [],
  ...own,
})
const people = [
  { username: 'mateo', name: 'Mateo Ruiz' },
  { username: 'marla', name: 'Ana Marla' },
]

let doc = 0
let stored: CommentsAnswer
let refuse: string | null
let calls: ReturnType<typeof stubFetch>

beforeEach(() => {
  sessionStorage.clear()
  doc += 1
  stored = { threads: [aThread()], people }
  refuse = null
  calls = stubFetch(() =>
    refuse === null ? Response.json(stored) : Response.json({ errors: [{ message: refuse }] }, { status: 400 }),
  )
})

const show = () => render(<Comments api="/cms/api/editorComments" entity="pages" doc={doc} />)
const field = page.getByRole('textbox', { name: 'New comment' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lastCall = () => calls.at(-1)

test('open comments are shown with their number, done ones below them', async () => {
  stored.threads.push(aThread({ id: 2, text: 'Fixed long ago', done: { at: '2026-11-21T09:30:00.000Z', by: null } }))
  await show()
  await expect.element(page.getByRole('heading')).toHaveTextContent('Comments 1 open')
  await expect.element(page.getByText('Is the title right?')).toBeVisible()
  await expect.element(page.getByText('Fixed long ago')).not.toBeVisible()
  await page.getByText('Done: 1').click()
  await expect.element(page.getByText('Fixed long ago')).toBeVisible()
  await expect.element(page.getByText('Done by Someone who is gone')).toBeVisible()
})

test('a comment is sent, and the field is empty again', async () => {
  await show()
  await field.fill('A new one')
  stored = { threads: [aThread(), aThread({ id: 3, text: 'A new one', mine: true })], people }
  await button('Comment').click()
  await expect.element(page.getByText('Your comment is saved.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(lastCall()).toEqual({
    path: '/cms/api/editorComments/about',
    body: { entity: 'pages', doc, text: 'A new one' },
  })
  await expect.element(page.getByRole('heading')).toHaveTextContent('Comments 2 open')
})

test('what was refused stays in the field, after a reload too', async () => {
  const first = await show()
  await field.fill('Keep me')
  refuse = 'There is no such document.'
  await button('Comment').click()
  await expect.element(page.getByText('There is no such document.')).toBeVisible()
  await expect.element(field).toHaveValue('Keep me')
  await first.unmount()
  await show()
  await expect.element(field).toHaveValue('Keep me')
})

test('nothing, and too much, is refused before it is sent', async () => {
  await show()
  await button('Comment').click()
  await expect.element(page.getByText('Write something first.')).toBeVisible()
  await field.fill('x'.repeat(2_001))
  await button('Comment').click()
  await expect.element(page.getByText('A comment has 2000 characters at most; this one has 2001.')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toHaveLength(1)
})

test('an @name is chosen by the keyboard or a press', async () => {
  await show()
  await userEvent.type(field, 'Hello @ma')
  await expect.element(page.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Hello @marla ')
  await userEvent.type(field, 'and @rui')
  await page.getByRole('option', { name: 'Mateo Ruiz @mateo' }).click()
  await expect.element(field).toHaveValue('Hello @marla and @mateo ')
  await userEvent.type(field, '@x')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
})

test('Escape closes the list of people and keeps the text', async () => {
  await show()
  await userEvent.type(field, '@m')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('@m')
})

test('a thread is answered and marked as done', async () => {
  await show()
  await button('Reply').click()
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await expect.element(reply).toHaveFocus()
  await reply.fill('It is')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(reply).not.toBeInTheDocument()
  expect(lastCall()?.body).toEqual({ entity: 'pages', doc, text: 'It is', thread: 1 })
  await button('Mark as done').click()
  expect(lastCall()).toEqual({ path: '/cms/api/editorComments/1/done', body: { done: true } })
})

test('only one’s own comments are changed and deleted, after a question', async () => {
  stored.threads = [aThread(), aThread({ id: 2, mine: true, text: 'Mine' })]
  await show()
  await expect.element(button('Edit')).toHaveLength(1)
  await button('Edit').click()
  const edit = page.getByRole('textbox', { name: 'Your comment' })
  await edit.fill('Mine, better')
  await button('Save').click()
  await expect.element(edit).not.toBeInTheDocument()
  expect(lastCall()).toEqual({ path: '/cms/api/editorComments/2', body: { text: 'Mine, better' } })
  await button('Delete').click()
  await button('Keep it').click()
  await button('Delete').click()
  stored.threads = [aThread()]
  await button('Delete it').click()
  await expect.element(page.getByText('Mine')).not.toBeInTheDocument()
  expect(lastCall()?.path).toBe('/cms/api/editorComments/2')
})

test('comments that cannot be read say so, and are read again', async () => {
  refuse = 'Please wait.'
  await show()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('The comments cannot be read. Please wait.')
  refuse = null
  await button('Try again').click()
  await expect.element(page.getByText('Is the title right?')).toBeVisible()
})
