import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../tests/support/emulate-media'
import { Accordion } from './Accordion'

const itemsOf = (days: readonly string[]) =>
  days.map((title) => ({ key: title, title, content: <p>What {title} brings.</p> }))

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const text = (name: string) => page.getByText(`What ${name} brings.`, { exact: true })

// As HTML: an accordion needs no scripts.
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Accordion name="plan" heading="h2" firstOpen items={itemsOf(['Monday', 'Tuesday', 'Wednesday'])} />
      <Accordion name="cards" heading="h2" firstOpen items={itemsOf(['Eating', 'Burning'])} />
    </>,
  )
})
afterEach(async () => {
  document.body.innerHTML = ''
  await emulateMedia()
})

test('one item is open at a time, at first the first one', async () => {
  await expect.element(text('Monday')).toBeVisible()
  await heading('Wednesday').click()
  await expect.element(text('Wednesday')).toBeVisible()
  await expect.element(text('Monday')).not.toBeVisible()
  await heading('Wednesday').click()
  await expect.element(text('Wednesday')).not.toBeVisible()
})

test('two accordions are independent', async () => {
  await heading('Burning').click()
  await expect.element(text('Burning')).toBeVisible()
  await expect.element(text('Eating')).not.toBeVisible()
  await expect.element(text('Monday')).toBeVisible()
})

test('an item opens and closes by keyboard', async () => {
  heading('Tuesday').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(text('Tuesday')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(text('Tuesday')).not.toBeVisible()
})

test('all items are open in print', async () => {
  const visible = () => text('Wednesday').element().checkVisibility({ contentVisibilityAuto: true })
  expect(visible()).toBe(false)
  await emulateMedia({ media: 'print' })
  await expect.poll(visible).toBe(true)
  await expect.poll(() => text('Wednesday').element().getBoundingClientRect().height).toBeGreaterThan(10)
})
