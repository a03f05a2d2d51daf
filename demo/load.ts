import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Page, Recipe } from '@/payload-types'
import { demoCategories } from './categories'
import type { DemoBlock, DemoPage } from './page'
import { demoPages } from './pages'
import { DEMO_PASSWORD, demoPeople } from './people'
import type { DemoRecipe } from './recipe'
import { demoRecipes } from './recipes'
import { redirects } from './redirects'
import { demoShell } from './shell'

const DAY_MS = 24 * 60 * 60 * 1000

/** Dates are counted back from now, so that the demo never goes stale. DESIGN 10. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

type Block = NonNullable<Page['layout']>[number]

function layoutBlock(block: DemoBlock): Block {
  if (block.blockType !== 'richColumns') return block
  const { left, right, title, variant } = block
  const light = variant === 'plain' ? 'morning' : variant
  return {
    blockType: 'richColumns',
    title,
    leftHtml: left,
    rightHtml: right,
    light,
    variant: variant === 'plain' ? 'plain' : 'tinted',
  }
}

function pageData(page: DemoPage, parent: number | null) {
  return {
    title: page.title,
    slug: page.slug || 'home',
    summary: page.seo.description,
    parent,
    requiredPlan: page.requiredPlan,
    seo: { description: page.seo.description },
    layout: page.blocks.map(layoutBlock),
    publishedAt: daysAgo(30),
    _status: 'published' as const,
  }
}

function recipeData(recipe: DemoRecipe, categoryIds: Map<string, number>) {
  const { nutrition } = recipe
  return {
    title: recipe.title,
    slug: recipe.slug,
    summary: recipe.summary,
    categories: recipe.categories.map((slug) => categoryIds.get(slug)).filter((id) => id !== undefined),
    difficulty: recipe.difficulty,
    season: recipe.season,
    prepTime: recipe.prepMin,
    cookTime: recipe.cookMin,
    totalTime: recipe.totalMin,
    servings: recipe.servings,
    ingredientGroups: recipe.ingredientGroups,
    method: recipe.method.map(({ timerMin, ...step }) => ({ ...step, timer: timerMin })),
    nutritionKcal: nutrition.kcal,
    nutritionProtein: nutrition.proteinG,
    nutritionCarbohydrate: nutrition.carbohydrateG,
    nutritionSugars: nutrition.sugarsG,
    nutritionFat: nutrition.fatG,
    nutritionSaturatedFat: nutrition.saturatedFatG,
    nutritionFiber: nutrition.fiberG,
    nutritionSalt: nutrition.saltG,
    allergens: recipe.allergens,
    diets: recipe.diets,
    tips: recipe.tips,
    requiredPlan: recipe.requiredPlan,
    publishedAt: daysAgo(recipe.publishedDaysAgo),
    _status: 'published' as const,
  } satisfies Partial<Recipe>
}

async function loadShell(payload: Payload, req: PayloadRequest): Promise<void> {
  const service = {
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    'apple-podcasts': 'Apple Podcasts',
    spotify: 'Spotify',
  } as const
  const links = (items: readonly { label: string; url: string; target: '_self' | '_blank' }[]) =>
    items.map(({ label, url, target }) => ({ label, url, target }))
  await payload.updateGlobal({ slug: 'navigation', data: { primary: links(demoShell.primaryNavigation) }, req })
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      supportEmail: demoShell.supportEmail,
      tagline: demoShell.tagline,
      reviews: {
        score: Number(demoShell.reviews.score),
        count: demoShell.reviews.count,
        url: demoShell.reviews.link.url,
      },
    },
    req,
  })
  const [apple, google] = demoShell.appStoreLinks
  await payload.updateGlobal({
    slug: 'footer',
    data: {
      quickLinks: links(demoShell.quickLinks),
      legal: links(demoShell.legalLinks),
      takeAlong: [
        ...demoShell.podcastLinks.map(({ label, url }) => ({
          service: /spotify/i.test(label) ? ('Spotify' as const) : ('Apple Podcasts' as const),
          label,
          url,
        })),
        ...(apple ? [{ service: 'App Store' as const, label: apple.label, url: apple.url }] : []),
        ...(google ? [{ service: 'Google Play' as const, label: google.label, url: google.url }] : []),
      ],
      social: demoShell.socialLinks.map(({ network, label, url }) => ({ service: service[network], label, url })),
    },
    req,
  })
}

async function loadAll(payload: Payload, req: PayloadRequest) {
  // The administrator first: on an empty system the first account becomes one.
  const people = [...demoPeople].sort((a, b) => Number(b.role === 'administrator') - Number(a.role === 'administrator'))
  for (const person of people) {
    await payload.create({
      collection: 'users',
      data: { ...person, password: DEMO_PASSWORD, _verified: true },
      disableVerificationEmail: true,
      req,
    })
  }
  const categoryIds = new Map<string, number>()
  for (const [order, { slug, title }] of demoCategories.entries()) {
    const { id } = await payload.create({
      collection: 'categories',
      data: { slug, title, taxonomy: 'recipes', order },
      req,
    })
    categoryIds.set(slug, id)
  }
  const pageIds = new Map<string, number>()
  for (const page of demoPages) {
    const parent = page.parentPath ? (pageIds.get(page.parentPath) ?? null) : null
    const { id } = await payload.create({ collection: 'pages', data: pageData(page, parent), req })
    pageIds.set(page.path, id)
  }
  for (const recipe of demoRecipes) {
    await payload.create({ collection: 'recipes', data: recipeData(recipe, categoryIds), req })
  }
  for (const redirect of redirects) {
    await payload.create({ collection: 'redirects', data: redirect, req })
  }
  await loadShell(payload, req)
  return {
    people: demoPeople.length,
    pages: demoPages.length,
    recipes: demoRecipes.length,
    redirects: redirects.length,
  }
}

/**
 * Puts the demo content into an empty database, all of it or none.
 * @returns how much of what
 */
export async function loadDemo(payload: Payload): Promise<Record<string, number>> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const counts = await loadAll(payload, req)
    await commitTransaction(req)
    return counts
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
