import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { LinkSearch } from './LinkSearch.client'

const CHOICES = [
  { reference: 'item:12', title: 'Lentil soup', kind: 'Recipe', uri: '/recipes/lentil-soup/' },
  { reference: 'item:13', title: 'Soups', kind: 'Page', uri: null },
]

function Field() {
  const [link, setLink] = useState('')
  return (
    <>
      <label htmlFor="address">Address</label>
      <LinkSearch api="/cms/api" id="address" name="url" link={link} disabled={false} onChange={setLink} />
      <output>{link}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Address' })
const options = page.getByRole('option')
const stored = page.getByRole('status')
let calls: ReturnType<typeof stubFetch>

beforeEach(async () => {
  calls = stubFetch(() => Response.json({ choices: CHOICES }))
  await render(<Field />)
})

test('typed words find items, and the keyboard chooses one, which is stored as a reference', async () => {
  await userEvent.type(field, 'soup')
  await expect.element(options.nth(0)).toHaveTextContent('Lentil soup Recipe /recipes/lentil-soup/')
  await expect.element(options.nth(1)).toHaveTextContent('Soups Page not published')
  expect(calls.at(-1)?.path).toBe('/cms/api/links?q=soup')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(stored).toHaveTextContent('item:13')
})

test('a press chooses too', async () => {
  await userEvent.type(field, 'lentil')
  await options.nth(0).click()
  await expect.element(stored).toHaveTextContent('item:12')
})

test('an address of another site is typed, and nothing is searched', async () => {
  await userEvent.type(field, 'https://other.example/')
  await userEvent.tab()
  await expect.element(stored).toHaveTextContent('https://other.example/')
  expect(calls.filter(({ path }) => path.includes('https'))).toEqual([])
})
