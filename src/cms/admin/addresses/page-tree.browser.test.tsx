import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import type { PageAddress } from './address-api'
import { PageTree } from './PageTree.client'

const aPage = (id: number, title: string, uri: string, parent: number | null, own: Partial<PageAddress> = {}) => ({
  ...{ id, title, uri, parent, published: true, pending: false },
  ...own,
})

const HOME = aPage(1, 'Home', '/', null)
const ADVICE = aPage(2, 'Advice', '/advice/', null)
const CALM = aPage(3, 'Calm', '/calm/', null)
const WEEK = aPage(4, 'Week', '/calm/week/', 3)
const CHANGED = aPage(5, 'Changed', '/changed/', null, { pending: true })

const tree = (mayMove: boolean) =>
  render(<PageTree pages={[HOME, ADVICE, CALM, WEEK, CHANGED]} mayMove={mayMove} admin="/admin" api="/cms/api" />)
const form = page.getByRole('form', { name: 'Move Calm' })
const moved = [HOME, ADVICE, aPage(3, 'Calm', '/advice/calm/', 2), aPage(4, 'Week', '/advice/calm/week/', 3)]

test('a page dragged onto another one moves there after a question, with the pages below it', async () => {
  const calls = stubFetch((path) => Response.json(path.endsWith('/move') ? { uri: '/advice/calm/' } : { pages: moved }))
  await tree(true)
  await page.getByText('/calm/', { exact: true }).dropTo(page.getByText('/advice/', { exact: true }))
  await expect
    .element(form)
    .toHaveTextContent('Moves it and the page below it to /advice/calm/. The old address redirects there.')
  expect(calls).toEqual([])
  await form.getByRole('button', { name: 'Move the page' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('“Calm” is now at /advice/calm/.')
  expect(calls[0]).toEqual({ path: '/cms/api/pages/3/move', body: { parent: 2 } })
  await expect.element(page.getByText('/advice/calm/week/')).toBeVisible()
})

test('the keyboard moves a page too; why it cannot move is said', async () => {
  const problem = { errors: [{ message: 'Invalid', data: { errors: [{ message: 'The address is taken.' }] } }] }
  stubFetch(() => Response.json(problem, { status: 400 }))
  await tree(true)
  await page.getByRole('button', { name: 'Move Calm' }).click()
  // Neither itself nor what is below it.
  expect([...form.getByRole('option').elements()].map(({ textContent }) => textContent)).toEqual([
    'Top of the site',
    '/advice/ Advice',
    '/changed/ Changed',
  ])
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Below' }), '/advice/ Advice')
  await form.getByRole('button', { name: 'Move the page' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('“Calm” was not moved. The address is taken.')
})

test('neither the front page nor one with unpublished changes moves, and nothing does for readers', async () => {
  const { unmount } = await tree(true)
  const names = () => [...page.getByRole('button').elements()].map(({ textContent }) => textContent)
  expect(names()).toEqual(['Move Advice', 'Move Calm', 'Move Week'])
  await unmount()
  await tree(false)
  await expect.element(page.getByRole('link', { name: 'Calm' })).toBeVisible()
  expect(names()).toEqual([])
})
