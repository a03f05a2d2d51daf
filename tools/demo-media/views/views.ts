/** Pictures of the product itself: what a member sees on a phone. */
import type { Page } from '@playwright/test'

export interface View {
  id: string
  alt: string
  /** The color around the screen. */
  ground: string
  /** Brings the page of a member to what is shown, and returns where the picture begins, in pixels from the top. */
  open(page: Page): Promise<number>
}

/** What is chosen before the pictures are taken. */
const RECIPES = ['/recipes/ginger-noodle-broth/', '/recipes/watermelon-cucumber-and-feta/']
const FAVORITES = [...RECIPES, '/movements/long-lines/', '/meditations/four-four-six/']

/** Fills the member's favorites and shopping list. */
export async function prepare(page: Page): Promise<void> {
  for (const path of FAVORITES) {
    await page.goto(path)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /favorites/i })
      .first()
    if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
    await page.waitForLoadState('networkidle')
  }
  for (const path of RECIPES) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Add to shopping list', exact: true }).click()
  }
}

/** Above what is shown, in pixels. */
const MARGIN = 20

/** Below what stays at the top of the dashboard while it scrolls. */
const PINNED = 170

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  return Math.max(0, (box?.y ?? 0) - MARGIN)
}

export const views: readonly View[] = [
  {
    id: 'view-today',
    alt: 'The dashboard on a phone, with a recipe, a movement and a meditation for today',
    ground: '#f0d9bd',
    async open(page) {
      await page.goto('/dashboard')
      return topOf(page, '.member-today .wrap')
    },
  },
  {
    id: 'view-cook-mode',
    alt: 'Cook mode on a phone, with one step of a recipe in large letters and its timer',
    ground: '#cfdcc6',
    async open(page) {
      await page.goto('/recipes/ginger-noodle-broth/')
      await page.getByRole('button', { name: 'Cook mode', exact: true }).click()
      return 0
    },
  },
  {
    id: 'view-shopping-list',
    alt: 'The shopping list on a phone, with the ingredients of two recipes by aisle',
    ground: '#d3c9df',
    async open(page) {
      await page.goto('/shopping-list')
      await page.getByRole('radio', { name: 'By aisle' }).check()
      return topOf(page, '.paper-card')
    },
  },
  {
    id: 'view-favorites',
    alt: 'Favorites on a phone, with two recipes, a movement and a meditation',
    ground: '#ecc9c1',
    async open(page) {
      await page.goto('/dashboard')
      const section = page.locator('section', { has: page.getByRole('heading', { name: 'Favorites' }) })
      // What is above it has its height only after it was in sight.
      await section.scrollIntoViewIfNeeded()
      await section.getByRole('button', { pressed: true }).first().waitFor()
      const cards = section.locator('ul').last()
      await cards.evaluate(
        (element, top) => scrollTo(0, element.getBoundingClientRect().top + scrollY - top),
        PINNED + MARGIN / 2,
      )
      return PINNED
    },
  },
]
