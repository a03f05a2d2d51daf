import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { EditPostForm } from './EditPostForm.client'
import type { EditorBody } from './editor-body'
import { aPost, ME, signedIn, written } from './testing/answers'

const PATH = '/api/forum/posts/12'
const text = page.getByRole('textbox', { name: 'Your post', exact: true })
const title = page.getByRole('textbox', { name: 'Title' })
const save = page.getByRole('button', { name: 'Save changes' })

let responses: Record<string, () => Response>
let calls: ReturnType<typeof stubFetch>
const saved = () => calls.filter(({ path }) => path === PATH).map(({ body }) => body)
const onSaved = vi.fn()
const onCancel = vi.fn()

beforeEach(() => {
  localStorage.clear()
  onSaved.mockClear()
  onCancel.mockClear()
  responses = { [ME]: signedIn, [PATH]: () => Response.json({ post: aPost() }) }
  calls = stubFetch((path) => responses[path]?.() ?? Response.json({}, { status: 404 }))
})

// The body of a fixture has the shape of a stored one.
const body = written('Stored') as EditorBody
const show = (own: { title?: string } = {}) =>
  render(
    <WithProviders audience="premium">
      <EditPostForm post={{ id: 12, body, ...own }} onSaved={onSaved} onCancel={onCancel} />
    </WithProviders>,
  )
async function append(words: string) {
  await expect.element(text).toHaveTextContent('Stored')
  await text.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}

test('saves what was changed; a reply has no title', async () => {
  await show()
  await append(' better')
  await save.click()
  await expect.poll(() => onSaved.mock.calls).toEqual([[aPost()]])
  expect(saved()).toEqual([{ body: written('Stored better') }])
  await expect.element(title).not.toBeInTheDocument()
})

test('an opening post is saved with its title', async () => {
  await show({ title: 'Olives' })
  await title.fill('Olives?')
  await save.click()
  await expect.poll(saved).toEqual([{ title: 'Olives?', body: written('Stored') }])
})

test('what cannot be saved stays, with the reason', async () => {
  responses[PATH] = () => rejection(403, { code: 'forbidden', message: 'This post can no longer be changed.' })
  await show()
  await append(' better')
  await save.click()
  await expect.element(page.getByText('This post can no longer be changed.')).toBeVisible()
  await expect.element(text).toHaveTextContent('Stored better')
  expect(onSaved).not.toHaveBeenCalled()
})

test('what was changed and not saved is back the next time, until it is discarded', async () => {
  const screen = await show()
  await append(' better')
  await expect.element(page.getByText('Draft saved on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  await screen.unmount()
  await show()
  await expect.element(text).toHaveTextContent('Stored better')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(text).toHaveTextContent(/^Stored$/)
  expect(Object.keys(localStorage)).toEqual([])
})
