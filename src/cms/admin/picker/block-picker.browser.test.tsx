import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlockPicker } from './BlockPicker'

const blocks = [
  ...[{ slug: 'hero', label: 'Top banner', group: 'Top of a page', sentence: 'A banner.', also: 'cover' }],
  ...[{ slug: 'counters', label: 'Counters', group: 'Text and pictures', sentence: 'Numbers.', also: 'facts' }],
].map((block) => ({ ...block, picture: '', order: 0 }))

test('a block is found by another name and chosen; an empty search says so', async () => {
  const onChoose = vi.fn()
  await render(<BlockPicker blocks={blocks} onChoose={onChoose} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 blocks')
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such')
  await expect.element(page.getByRole('status')).toHaveTextContent('No block matches “no such”.')
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('Facts')
  await expect.element(page.getByRole('region', { name: 'Text and pictures' })).toBeVisible()
  await page.getByRole('button', { name: 'Counters Numbers.' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('counters')
})
