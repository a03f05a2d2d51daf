import { expect, test } from '../support/http/browser'
import { aWord } from '../support/http/editor'
import { aSignedInMember } from '../support/http/members'
import { removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

/** A member whose order waits for its payment. */
async function aMemberWithAnOrder() {
  const lastName = aWord()
  const { id, sendAs } = await aSignedInMember({ firstName: 'Zara', lastName })
  const body = { plan: 'premium', interval: 'annual', consent: true }
  expect((await sendAs('/api/memberships/checkout', { body })).status).toBe(200)
  return { id, lastName, name: `Zara ${lastName}` }
}

test('a manager finds a member, confirms the order, cancels, and notes why; all of it is in the history', async ({
  as,
  page,
}) => {
  const { lastName, name } = await aMemberWithAnOrder()
  await as('manager')
  await page.goto('/admin/members')
  await page.getByRole('searchbox', { name: 'Name, username or email' }).fill(lastName)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 person.')).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()

  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(page.getByText('Plan: Premium.')).toBeVisible()
  await page.getByLabel('Reason', { exact: true }).first().fill('By phone')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible()
  await page.getByLabel('New note').fill('Called about the invoice')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Called about the invoice')
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([
    /^Canceled: “By phone”/,
    /^Membership started, order \d+/,
    /^Payment confirmed, order \d+, \$264/,
    /^Order placed, order \d+, \$264: “Accepted the terms/,
  ])
})

test('organizers read a member and cannot act, editors see nothing of it', async ({ as, page }) => {
  const { id, name } = await aMemberWithAnOrder()
  await as('organizer')
  await page.goto(`/admin/members/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const action of ['Confirm the payment', 'Give it', 'Save the note']) {
    await expect(page.getByRole('button', { name: action, includeHidden: true })).toHaveCount(0)
  }
  await as('editor')
  for (const path of [`/admin/members/${id}`, '/admin/members', '/admin/membership-numbers']) {
    await page.goto(path)
    await expect(page.getByText('Only managers, administrators and organizers see this.')).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  }
})

test('the preview of an email follows its text', async ({ as, page }) => {
  await as('manager')
  await page.goto('/admin/globals/membershipEmails')
  await expect(page.getByText('Preview: Your membership is canceled')).toBeVisible()
  await page.locator('#field-canceled__subject').fill('Goodbye, {firstName}')
  await expect(page.getByText('Preview: Goodbye, Maya')).toBeVisible()
})
