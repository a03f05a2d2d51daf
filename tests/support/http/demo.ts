import { AUDIENCES, type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import type { DemoPage } from '../../../demo/page'
import { demoPages } from '../../../demo/pages'
import type { DemoRecipe } from '../../../demo/recipe'
import { demoRecipes } from '../../../demo/recipes'
import { redirects } from '../../../demo/redirects'

export const demo = { pages: demoPages, recipes: demoRecipes, redirects }

/** A published document of the demo: where it is, who may read it, and words that only its body has. */
export type DemoItem = { path: string; title: string; requiredPlan: RequiredPlan; sentence: string }

/** The longest run of words that no encoder changes: neither HTML nor JSON escapes any of it. */
function plainWords(text: string): string {
  const runs = text.replaceAll(/<[^>]*>/g, '|').match(/[A-Za-z][A-Za-z ]*[A-Za-z]/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

function ofRecipe(recipe: DemoRecipe): DemoItem {
  const sentence = plainWords(recipe.method.map(({ text }) => text).join('|'))
  return { path: `/recipes/${recipe.slug}/`, title: recipe.title, requiredPlan: recipe.requiredPlan, sentence }
}

function ofPage(page: DemoPage): DemoItem {
  const texts = page.blocks.map((block) =>
    'left' in block ? block.left : 'textContent' in block ? block.textContent : '',
  )
  return {
    path: page.path.endsWith('/') ? page.path : `${page.path}/`,
    title: page.title,
    requiredPlan: page.requiredPlan,
    sentence: plainWords(texts.join('|')),
  }
}

const moved = new Set(redirects.map(({ from }) => `${from}/`))

/** Everything of the demo that has a page of its own. */
export const ITEMS: readonly DemoItem[] = [...demoPages.map(ofPage), ...demoRecipes.map(ofRecipe)].filter(
  ({ path }) => !moved.has(path),
)

export const PAGE_PATHS = ITEMS.map(({ path }) => path)

/** Every locked item with every audience: whose plan reaches it, and whose does not. */
export const LOCKS: readonly (DemoItem & { audience: Audience; locked: boolean })[] = ITEMS.filter(
  ({ requiredPlan }) => requiredPlan !== 'none',
).flatMap((item) =>
  AUDIENCES.map((audience) => ({ ...item, audience, locked: isRestrictedFor(audience, item.requiredPlan) })),
)
