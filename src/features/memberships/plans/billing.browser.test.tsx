import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { membershipCompareExamples } from '@/blocks/membership-compare/examples'
import { membershipPlansExamples } from '@/blocks/membership-plans/examples'
import { BillingSwitch } from './BillingSwitch.client'
import { CompareTable } from './CompareTable.client'
import { PlanCards } from './PlanCards.client'
import { chooseBilling } from './use-billing.client'

const billing = page.getByRole('radiogroup', { name: 'Billing', exact: true })
const monthly = billing.getByRole('radio', { name: 'Monthly', exact: true })
const annual = billing.getByRole('radio', { name: 'Annual', exact: true })
const card = (name: string) => page.getByRole('heading', { name, exact: true })
const column = (name: string) => page.getByRole('columnheader', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const { pathname } = window.location

afterEach(() => {
  chooseBilling('annual')
  window.history.replaceState(null, '', pathname)
})

/** Both blocks of a page. */
const showPlans = () =>
  render(
    <>
      <BillingSwitch />
      <PlanCards {...membershipPlansExamples.typical.data} compareHref="#compare" storiesHref="/stories/" as="h3" />
      <section id="compare">
        <CompareTable {...membershipCompareExamples.typical.data} caption="Side by side" />
      </section>
    </>,
  )

test('annual comes first, in cards and table, and says nothing in the URL', async () => {
  await showPlans()
  await expect.element(annual).toBeChecked()
  await expect.element(card('Standard')).toBeVisible()
  await expect.element(column('Standard')).toBeVisible()
  // Before the cards, the summary for phones has it too.
  await expect.element(page.getByText('a month, billed $264 a year').last()).toBeVisible()
  expect(window.location.hash).toBe('')
})

test('monthly hides Standard in cards and table at once, and stays in the URL', async () => {
  await showPlans()
  await monthly.click()
  await expect.element(card('Standard')).not.toBeInTheDocument()
  await expect.element(column('Standard')).not.toBeInTheDocument()
  await expect.element(column('Free')).toBeVisible()
  await expect.element(column('Premium')).toBeVisible()
  await expect.element(card('Executive Coaching')).toBeVisible()
  await expect.element(page.getByText('1 month free')).not.toBeInTheDocument()
  await expect.element(link('Choose Premium')).toHaveAttribute('href', '/product/?product_id=premium&interval=monthly')
  expect(window.location.hash).toBe('#billing=monthly')
})

test('the keyboard goes from one to the other and back', async () => {
  await showPlans()
  await annual.click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(monthly).toBeChecked()
  expect(window.location.hash).toBe('#billing=monthly')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Standard')).toBeVisible()
  expect(window.location.hash).toBe('')
})

test('a URL with monthly is read, and the link to the comparison keeps it', async () => {
  window.history.replaceState(null, '', '#billing=monthly')
  await showPlans()
  await expect.element(monthly).toBeChecked()
  await link('Compare the memberships').click()
  await expect.poll(() => window.location.hash).toBe('#billing=monthly')
  await expect.element(monthly).toBeChecked()
})

test('the buttons carry the page to come back to', async () => {
  window.history.replaceState(null, '', '?return=%2Frecipes%2Fsoup%2F')
  await showPlans()
  await expect
    .element(link('Choose Premium'))
    .toHaveAttribute('href', '/product/?product_id=premium&return=%2Frecipes%2Fsoup%2F')
  await expect.element(link('Write to us')).toHaveAttribute('href', '/contact/')
})
