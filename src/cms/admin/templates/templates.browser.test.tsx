import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { Templates } from './Templates.client'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const templates = [
  { id: 'list', name: 'List', sentence: 'All items of one type.', blocks: [] },
  { id: 'article', name: 'Article', sentence: 'A long text.', blocks: [] },
]

test('a template becomes a draft, which opens; what is missing or went wrong is said, and the title stays', async () => {
  let status = 503
  const calls = stubFetch(() =>
    Response.json(status === 201 ? { id: 7 } : { errors: [{ message: 'The database is busy.' }] }, { status }),
  )
  await render(<Templates templates={templates} admin="/admin" api="/cms/api" />)
  const create = page.getByRole('button', { name: 'Create a draft' })
  await create.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a title.')
  await page.getByRole('radio', { name: 'Article' }).click()
  await page.getByRole('textbox', { name: 'Title of the page' }).fill('Autumn calm')
  await create.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The database is busy.')
  await expect.element(page.getByRole('textbox', { name: 'Title of the page' })).toHaveValue('Autumn calm')
  status = 201
  await create.click()
  await expect.poll(() => push.mock.calls).toEqual([['/admin/collections/pages/7']])
  expect(calls.at(-1)).toEqual({
    path: '/cms/api/pages/from-template',
    body: { template: 'article', title: 'Autumn calm' },
  })
})
