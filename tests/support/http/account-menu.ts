import type { Page } from '@playwright/test'

/** The button in the header that opens the menu of a signed-in member. @param firstName once the session is known */
export const accountMenu = (page: Page, firstName?: string) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: firstName ? `Your account, ${firstName}` : 'Your account' })

/** Signs out by the menu, with the keyboard: the header is hidden on a page that is scrolled down. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter')
}
