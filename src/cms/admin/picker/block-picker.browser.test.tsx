import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlockPicker } from './BlockPicker'

const blocks = [
  ...[{ slug: 'hero', label: 'Top banner', group: 'Top of a page', sentence: 'A banner.', also: 'cover' }],
  ...[{ slug: 'counters', label: 'Counters', group: 'Text and pictures', sentence: 'Numbers.', also: 'facts' }],
].map((block) => ({ ...block, picture: '', order: 0 }))

const search = page.getByRole('searchbox', { name: 'Search' })

test('a block is found by another name and added by one press; an empty search says so', async () => {
  const onAdd = vi.fn()
  await render(<BlockPicker blocks={blocks} onAdd={onAdd} />)
  await expect.element(search).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 blocks')
  await search.fill('no such')
  await expect.element(page.getByRole('status')).toHaveTextContent('No block matches “no such”.')
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await search.fill('Facts')
  await expect.element(page.getByRole('region', { name: 'Text and pictures' })).toBeVisible()
  await page.getByRole('button', { name: 'Counters Numbers.' }).click()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(['counters'])
})

test('several blocks are added together, in the order in which they were checked, across searches', async () => {
  const onAdd = vi.fn()
  await render(<BlockPicker blocks={blocks} onAdd={onAdd} />)
  await search.fill('facts')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('checkbox', { name: 'Select Counters' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Add 1 block' })).toBeVisible()
  await search.fill('')
  const banner = page.getByRole('button', { name: 'Top banner A banner.' })
  await banner.click()
  await expect.element(banner).toHaveAttribute('aria-pressed', 'true')
  await banner.click()
  await expect.element(page.getByRole('button', { name: 'Add 1 block' })).toBeVisible()
  await banner.click()
  expect(onAdd).not.toHaveBeenCalled()
  await expect.element(page.getByText('Counters, Top banner')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 blocks' }).click()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(['counters', 'hero'])
  await page.getByRole('button', { name: 'Select none' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Select Counters' })).not.toBeChecked()
})
