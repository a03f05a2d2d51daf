import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SCHEME_KEY, SCHEME_SCRIPT, schemeChoice } from './color-scheme'
import { SchemeControl } from './SchemeControl.client'

const root = document.documentElement
const toolbarColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((m) => m.content)
const choice = (name: string) => page.getByRole('radiogroup', { name: 'Appearance' }).getByRole('radio', { name })
/** As the page's head does before the first paint. */
const loadPage = () => {
  delete root.dataset.scheme
  const script = document.createElement('script')
  script.text = SCHEME_SCRIPT
  document.head.append(script)
  script.remove()
}

afterEach(() => schemeChoice.set('system'))

test('the scheme follows the device until one is chosen, with the arrow keys too, and is kept for the next page', async () => {
  render(<SchemeControl />)
  await expect.element(choice('System')).toBeChecked()
  await userEvent.click(choice('System'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(choice('Dark')).toBeChecked()
  expect(root.dataset.scheme).toBe('dark')
  expect(toolbarColors()).toEqual(['#1F172B'])

  loadPage()
  expect(root.dataset.scheme).toBe('dark')
  await userEvent.click(choice('Light'))
  loadPage()
  expect(root.dataset.scheme).toBe('light')
  expect(toolbarColors()).toEqual(['#FBF7F1'])

  await userEvent.click(choice('System'))
  loadPage()
  expect(root.dataset.scheme).toBeUndefined()
  expect(toolbarColors()).toEqual([])
})

test('a value that is no scheme is no choice', () => {
  localStorage.setItem(SCHEME_KEY, 'sepia')
  loadPage()
  expect(root.dataset.scheme).toBeUndefined()
})

test('two controls and two tabs show the same choice', async () => {
  render(
    <>
      <SchemeControl />
      <SchemeControl />
    </>,
  )
  await userEvent.click(choice('Dark').first())
  await expect.element(choice('Dark').nth(1)).toBeChecked()
  window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: 'light' }))
  await expect.element(choice('Light').nth(1)).toBeChecked()
  expect(root.dataset.scheme).toBe('light')
})
