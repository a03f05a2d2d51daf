import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { planCardExamples } from './examples'
import { PlanSummary } from './PlanSummary.client'

const { executiveCoaching, free, premium, standard } = planCardExamples
const link = () => page.getByRole('link')

// Wide screens have the cards alone.
beforeEach(() => page.viewport(390, 844))

test('the button is that of the chosen plan, and of the most popular one when the chosen one is gone', async () => {
  const { rerender } = await render(<PlanSummary plans={[free, standard, premium, executiveCoaching]} />)
  await expect.element(link()).toHaveTextContent('Choose Premium')
  await page.getByRole('radio', { name: 'Standard' }).click()
  await expect.element(link()).toHaveTextContent('Choose Standard')
  await page.getByRole('radio', { name: 'Executive Coaching' }).click()
  await expect.element(link()).toHaveTextContent('Write to us')
  await rerender(<PlanSummary plans={[free, premium]} />)
  await expect.element(link()).toHaveTextContent('Choose Premium')
})

test('a member’s own plan has no button, and what they cannot take cannot be chosen', async () => {
  await render(<PlanSummary plans={[{ ...free, button: undefined }, standard, { ...premium, own: true }]} />)
  await expect.element(page.getByText('You have this')).toBeVisible()
  expect(link().elements()).toHaveLength(0)
  await expect.element(page.getByRole('radio', { name: 'Free' })).toBeDisabled()
})
