import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyInBrowser, lazyWhenIdle } from './lazy-when-idle.client'

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {`Count ${count}`}
    </button>
  )
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

/** Hydrates what the server rendered for the part. @returns the button of the server's HTML */
function hydrate(load: () => Promise<typeof Counter>) {
  const Part = lazyWhenIdle(load)
  const onError = vi.fn()
  document.body.innerHTML = '<main><!--&--><button type="button">Count 0</button><!--/&--></main>'
  const main = document.querySelector('main')
  const button = document.querySelector('button')
  if (!main || !button) throw new Error('There is no part.')
  root = hydrateRoot(main, <Part step={2} />, { onRecoverableError: onError, onUncaughtError: onError })
  return { button, onError }
}

test('what the server rendered stays until the code is there, and then works', async () => {
  let arrive: (part: typeof Counter) => void = () => {}
  const { button, onError } = hydrate(() => new Promise((resolve) => (arrive = resolve)))
  await page.getByRole('button', { name: 'Count 0' }).click()
  expect(button.textContent).toBe('Count 0')
  arrive(Counter)
  // The click of before.
  await expect.element(page.getByRole('button', { name: 'Count 2' })).toBeVisible()
  button.click()
  await expect.element(page.getByRole('button', { name: 'Count 4' })).toBeVisible()
  expect(button.isConnected).toBe(true)
  expect(onError).not.toHaveBeenCalled()
})

test('where the code cannot be loaded it stays as it is', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { button, onError } = hydrate(load)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(button.isConnected).toBe(true)
  expect(onError).not.toHaveBeenCalled()
})

test('a part that only the browser renders appears when its code is there', async () => {
  const Part = lazyInBrowser(async () => Counter)
  await render(<Part step={1} />)
  await page.getByRole('button', { name: 'Count 0' }).click()
  await expect.element(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
})
