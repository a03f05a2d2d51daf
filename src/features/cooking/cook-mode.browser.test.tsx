import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider } from '@/ui/Toaster.client'
import { CookButton } from './CookButton.client'
import { toDisplayRecipe } from './display-recipe'
import { BROTH } from './testing/a-recipe'

const opener = page.getByRole('button', { name: 'Cook mode', exact: true })
const cook = page.getByRole('dialog', { name: 'Ginger noodle broth' })
const button = (name: string) => cook.getByRole('button', { name, exact: true })

/** Replaces the browser's wake locks. */
const replaceWakeLocks = (wakeLock: object) =>
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function openCookMode(): Promise<void> {
  await render(
    <ToastProvider durationMs={5_000} preload={false}>
      <CookButton recipe={BROTH} {...toDisplayRecipe(BROTH, { servings: 2, system: null })} />
    </ToastProvider>,
  )
  await opener.click()
  await expect.element(cook).toBeVisible()
}

beforeEach(() => replaceWakeLocks({ request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
})

test('shows one step at a time, with its ingredients, by keys and buttons', async () => {
  await openCookMode()
  await expect.element(cook).toHaveTextContent('Step 1 of 3')
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(cook.getByRole('heading', { name: 'Eggs and noodles' })).toBeVisible()
  await expect.element(cook.getByRole('list', { name: 'For this step' })).toHaveTextContent('Eggs 2Soba noodles 5 oz')
  await button('Next').click()
  await expect.element(cook).toHaveTextContent('Step 3 of 3')
  await button('Back').click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(cook).toHaveTextContent('Step 3 of 3')
  await button('Done').click()
  await expect.element(cook).not.toBeInTheDocument()
})

test('closes on Escape and returns the focus; it reopens at the same step, with the checked ingredients', async () => {
  await openCookMode()
  await userEvent.keyboard('{ArrowRight}')
  await cook.getByRole('list', { name: 'For this step' }).getByRole('checkbox', { name: 'Eggs' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(cook).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cook).toHaveTextContent('Step 2 of 3')
  await expect.element(cook.getByRole('checkbox', { name: 'Eggs' }).first()).toBeChecked()
})

test('the browser’s Back closes it and nothing else, and closing it otherwise leaves no entry behind', async () => {
  const marked = () => 'cookMode' in (window.history.state ?? {})
  await openCookMode()
  expect(marked()).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  window.history.back()
  await expect.element(cook).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(marked()).toBe(false)
  await opener.click()
  await expect.element(cook).toHaveTextContent('Step 2 of 3')
  await button('Close').click()
  await expect.element(cook).not.toBeInTheDocument()
  await expect.poll(marked).toBe(false)
})

test('a swipe goes to the next or previous step', async () => {
  await openCookMode()
  const swipe = (from: number, to: number) => {
    const heading = cook.getByRole('heading', { level: 3 }).element()
    const at = (clientX: number) => ({
      bubbles: true,
      clientX,
      clientY: 300,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
    })
    heading.dispatchEvent(new PointerEvent('pointerdown', at(from)))
    heading.dispatchEvent(new PointerEvent('pointerup', at(to)))
  }
  swipe(300, 80)
  await expect.element(cook).toHaveTextContent('Step 2 of 3')
  swipe(100, 130)
  await expect.element(cook).toHaveTextContent('Step 2 of 3')
  swipe(80, 300)
  await expect.element(cook).toHaveTextContent('Step 1 of 3')
})

test('the screen stays on while it is open, and again when the page is visible again', async () => {
  const locks: string[] = []
  let held: EventTarget | undefined
  replaceWakeLocks({
    request: async () => {
      locks.push('taken')
      const lock = Object.assign(new EventTarget(), {
        release: async () => {
          locks.push('released')
          lock.dispatchEvent(new Event('release'))
        },
      })
      held = lock
      return lock
    },
  })
  await openCookMode()
  await expect.element(cook).toHaveTextContent('the screen stays on')
  expect(locks).toEqual(['taken'])
  // As a browser does when the page is hidden.
  held?.dispatchEvent(new Event('release'))
  show('hidden')
  await expect.element(cook).not.toHaveTextContent('the screen stays on')
  show('visible')
  await expect.poll(() => locks).toEqual(['taken', 'taken'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => locks).toEqual(['taken', 'taken', 'released'])
  show('hidden')
  show('visible')
  expect(locks).toEqual(['taken', 'taken', 'released'])
})

test('a browser that refuses a wake lock, or has none, can cook all the same', async () => {
  await openCookMode()
  await expect.element(cook.getByText('Step 1 of 3', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  expect('wakeLock' in navigator).toBe(false)
  await opener.click()
  await expect.element(cook.getByText('Step 1 of 3', { exact: true })).toBeVisible()
  Object.defineProperty(Navigator.prototype, 'wakeLock', native ?? {})
})
