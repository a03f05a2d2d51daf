import type { PostType } from '@/catalogue/post-types'
import { AUDIENCES, type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'
import { demoAdvices } from '../../../demo/advices'
import { demoArticles } from '../../../demo/articles'
import { demoFaqs } from '../../../demo/faqs'
import { demoGuides } from '../../../demo/guides'
import { demoMeditations } from '../../../demo/meditations'
import { demoMovements } from '../../../demo/movements'
import type { DemoBlock, DemoPage } from '../../../demo/page'
import { demoPages } from '../../../demo/pages'
import { demoProducts } from '../../../demo/products'
import type { DemoRecipe } from '../../../demo/recipe'
import { demoRecipes } from '../../../demo/recipes'
import { redirects } from '../../../demo/redirects'
import { demoTestimonials } from '../../../demo/testimonials'

export const demo = {
  pages: demoPages,
  recipes: demoRecipes,
  articles: demoArticles,
  advices: demoAdvices,
  testimonials: demoTestimonials,
  movements: demoMovements,
  meditations: demoMeditations,
  faqs: demoFaqs,
  redirects,
}

/** A published document of the demo: where it is, who may read it, and words that only its body has. */
export type DemoItem = {
  collection: PostType
  path: string
  title: string
  requiredPlan: RequiredPlan
  sentence: string
}

/** The longest run of words that no encoder changes: neither HTML nor JSON escapes any of it. */
function plainWords(text: string): string {
  const runs = text.replaceAll(/<[^>]*>/g, '|').match(/[A-Za-z][A-Za-z ]*[A-Za-z]/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

function ofRecipe({ method, requiredPlan, slug, title }: DemoRecipe): DemoItem {
  const sentence = plainWords(method.map(({ text }) => text).join('|'))
  return { collection: 'recipes', path: `/recipes/${slug}/`, title, requiredPlan, sentence }
}

/** What a block says by itself, for every audience that may read its page. */
function textOf(block: DemoBlock): string {
  if (block.blockType === 'richColumns') return block.leftHtml ?? ''
  if (block.blockType === 'richContent') return block.bodyHtml ?? ''
  return 'textContent' in block ? (block.textContent ?? '') : ''
}

function ofPage(page: DemoPage): DemoItem {
  return {
    collection: 'pages',
    path: page.path.endsWith('/') ? page.path : `${page.path}/`,
    title: page.title,
    requiredPlan: page.requiredPlan,
    sentence: plainWords(page.blocks.map(textOf).join('|')),
  }
}

type Text = { slug: string; title: string; requiredPlan: RequiredPlan; body: string }

const ofText =
  (collection: PostType, folder: string) =>
  ({ body, requiredPlan, slug, title }: Text): DemoItem => ({
    collection,
    path: `${folder}${slug}/`,
    title,
    requiredPlan,
    sentence: plainWords(body),
  })

const testimonials = demoTestimonials.map((testimonial) => ({
  ...testimonial,
  requiredPlan: 'none' as const,
  body: testimonial.paragraphs.join('|'),
}))

/** For visitors this one is empty, with no word about a lock (DESIGN 7): path-rules.test.ts. */
const guides = demoGuides.filter(({ slug }) => slug !== 'guided-meditation')

const moved = new Set(redirects.map(({ from }) => `${from}/`))

const pages = demoPages.map(ofPage)
const forMembers = ({ path }: DemoItem) => pathRules(path).requiresSession

/** The pages of the member areas: visitors are sent to the sign-in page. */
export const MEMBER_PATHS = pages.filter(forMembers).map(({ path }) => path)

/** Everything of the demo that has a page of its own, whoever asks for it. */
export const ITEMS: readonly DemoItem[] = [
  ...pages.filter((page) => !forMembers(page)),
  ...demoRecipes.map(ofRecipe),
  ...demoArticles.map(ofText('posts', '/ebs-blog/')),
  ...demoAdvices.map(ofText('expertAdvices', '/expert-advices/')),
  ...guides.map(ofText('lifestyleGuides', '/the-ebs-method/6wr/lg/')),
  ...demoProducts.map(ofText('yaldaLovesProducts', '/yalda-loves/')),
  ...demoMovements.map(ofText('movementGuides', '/movements/')),
  ...demoMeditations.map(ofText('guidedMeditations', '/meditations/')),
  ...testimonials.map(ofText('testimonials', '/ebs-testimonials/')),
].filter(({ path }) => !moved.has(path))

export const PAGE_PATHS = ITEMS.map(({ path }) => path)

const rowOfBlocks = new Map(
  demoPages.map((page) => [ofPage(page).path, page.blocks.map(({ blockType }) => blockType).join()]),
)
/** Items that have this in common are laid out alike. */
const layoutOf = ({ collection, path, requiredPlan }: DemoItem) =>
  `${collection} ${requiredPlan === 'none' ? 'open' : 'locked'} ${rowOfBlocks.get(path) ?? ''}`

/**
 * What each layout is looked at with: a page with each row of blocks, and of each other type an open item, a locked
 * one, and the one with the longest title. Looking at more of them finds nothing more.
 */
export const LAYOUTS: readonly DemoItem[] = ITEMS.filter((item) => {
  if (ITEMS.find((other) => layoutOf(other) === layoutOf(item)) === item) return true
  const alike = ITEMS.filter(({ collection }) => collection === item.collection)
  return item.collection !== 'pages' && alike.every(({ title }) => title.length <= item.title.length)
})

/** Every locked item with every audience: whose plan reaches it, and whose does not. */
export const LOCKS: readonly (DemoItem & { audience: Audience; locked: boolean })[] = ITEMS.filter(
  ({ requiredPlan }) => requiredPlan !== 'none',
).flatMap((item) =>
  AUDIENCES.map((audience) => ({ ...item, audience, locked: isRestrictedFor(audience, item.requiredPlan) })),
)
