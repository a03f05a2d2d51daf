import type { Page } from '@playwright/test'

/** The button in the header that opens the menu of a signed-in member. @param firstName once the session is known */
export const accountMenu = (page: Page, firstName?: string) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: firstName ? `Your account, ${firstName}` : 'Your account' })

/**
 * Signs out by the menu, with the keyboard: the header is hidden on a page that is scrolled down. Waits for the page that
 * is loaded then, which would interrupt a navigation that the test begins.
 */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).press('Enter')
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await Promise.all([page.waitForEvent('load'), button.press('Enter')])
}
