import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel } from './Carousel.client'
import { alphabetExamples, filterBarExamples, tabsExamples } from './examples/filters-and-menus'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const aCarousel = (
  <Carousel label="More recipes">
    {['Broth', 'Porridge', 'Tart', 'Dal', 'Salad', 'Cake', 'Bread', 'Soup', 'Stew'].map((title) => (
      <li key={title}>{title}</li>
    ))}
  </Carousel>
)
const isOff = { name: 'aria-disabled', value: 'true' }
const row = () => {
  const element = document.querySelector('.scroller-row')
  if (!element) throw new Error('There is no row.')
  return element
}
/** Scrolls at once, and waits for the event that ends it. */
const scrollTo = (left: number) =>
  new Promise((scrolled) => {
    row().addEventListener('scrollend', scrolled, { once: true })
    row().scrollTo({ left, behavior: 'instant' })
  })

/** Waits until what was just changed has been rendered. */
const rendered = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

test('tabs and filters are a drop-down labelled "Choose a category" below 768 px', async () => {
  await page.viewport(767, 900)
  await render(
    <>
      {tabsExamples.default}
      {filterBarExamples.default}
    </>,
  )
  const selects = page.getByRole('combobox', { name: 'Choose a category', exact: true })
  expect(selects.elements()).toHaveLength(2)
  expect(page.getByRole('tab').elements()).toHaveLength(0)
  await selects.first().selectOptions('Advanced')
  await expect.element(page.getByText('Seven days of movement, advanced.')).toBeVisible()
  await page.viewport(768, 900)
  await expect.poll(() => page.getByRole('tab').elements().length).toBe(3)
  expect(selects.elements()).toHaveLength(0)
})

test('tabs that do not fit have arrows', async () => {
  await render(filterBarExamples['more than fit'])
  await expect.element(button('Scroll on')).toBeVisible()
  expect(button('Scroll back').query()).toBeNull()
  await button('Scroll on').click()
  await expect.element(button('Scroll back')).toBeVisible()
})

test('tabs that fit have none', async () => {
  await render(filterBarExamples.one)
  await expect.element(button('All')).toBeVisible()
  expect(button('Scroll on').query()).toBeNull()
})

test('the letters scroll by 200 px', async () => {
  await page.viewport(390, 900)
  await render(alphabetExamples.default)
  await expect.element(button('Earlier letters')).toHaveAttribute(isOff.name, isOff.value)
  await button('Later letters').click()
  await expect.poll(() => row().scrollLeft).toBe(200)
  await expect.element(button('Earlier letters')).not.toHaveAttribute(isOff.name)
})

test('a carousel scrolls both ways, and disables its arrows at the ends', async () => {
  await render(aCarousel)
  const list = page.getByRole('region', { name: 'More recipes', exact: true }).getByRole('list')
  await expect.element(button('Previous')).toHaveAttribute(isOff.name, isOff.value)
  await expect.element(button('Next')).not.toHaveAttribute(isOff.name)
  await userEvent.tab()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Next')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Previous')).not.toHaveAttribute(isOff.name)
  await userEvent.keyboard('{Tab}')
  await expect.element(list).toHaveFocus()
  const before = row().scrollLeft
  expect(before).toBeGreaterThan(0)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => row().scrollLeft).toBeLessThan(before)
  await scrollTo(row().scrollWidth)
  await expect.element(button('Next')).toHaveAttribute(isOff.name, isOff.value)
})

test('the arrows are updated 400 ms after scrolling', async () => {
  await render(aCarousel)
  await expect.element(button('Next')).not.toHaveAttribute(isOff.name)
  await expect.element(button('Previous')).toHaveAttribute(isOff.name, isOff.value)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await scrollTo(400)
  vi.advanceTimersByTime(350)
  await rendered()
  await expect.element(button('Previous')).toHaveAttribute(isOff.name, isOff.value)
  vi.advanceTimersByTime(100)
  await expect.element(button('Previous')).not.toHaveAttribute(isOff.name)
})
