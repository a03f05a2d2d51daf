import type { PostType } from '@/model/content-types'
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
import { demoPodcasts } from '../../../demo/podcasts'
import { demoProducts } from '../../../demo/products'
import { demoProgrammes } from '../../../demo/programmes'
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
  podcasts: demoPodcasts,
  faqs: demoFaqs,
  redirects,
}

/** A published document of the demo: its path, the plan that it requires, and a sentence that only its body has. */
export type DemoItem = {
  collection: PostType
  path: string
  title: string
  requiredPlan: RequiredPlan
  sentence: string
}

/** The longest run of words that neither HTML nor JSON escapes. */
function plainWords(text: string): string {
  const runs = text.replaceAll(/<[^>]*>/g, '|').match(/[A-Za-z][A-Za-z ]*[A-Za-z]/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

function ofRecipe({ method, requiredPlan, slug, title }: DemoRecipe): DemoItem {
  const sentence = plainWords(method.map(({ text }) => text).join('|'))
  return { collection: 'recipes', path: `/recipes/${slug}/`, title, requiredPlan, sentence }
}

/** The half of a text that its first lines, which everyone may read, never reach. */
const laterHalf = (html: string) => html.slice(html.length / 2)

/** A text of a block that every audience of its page sees. */
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
    sentence: plainWords(laterHalf(page.blocks.map(textOf).join('|'))),
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
    sentence: plainWords(laterHalf(body)),
  })

const testimonials = demoTestimonials.map((testimonial) => ({
  ...testimonial,
  requiredPlan: 'none' as const,
  body: testimonial.paragraphs.join('|'),
}))

/** Visitors get this one without any text, not even a locked teaser: path-rules.test.ts. */
const guides = demoGuides.filter(({ slug }) => slug !== 'guided-meditation')

const moved = new Set(redirects.map(({ from }) => `${from}/`))

const pages = demoPages.map(ofPage)
const forMembers = ({ path }: DemoItem) => pathRules(path).requiresSession

/** The pages of the member areas: visitors are redirected to the sign-in page. */
export const MEMBER_PATHS = pages.filter(forMembers).map(({ path }) => path)

/** All demo content that has its own page, for any audience. */
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

const blocksOf = new Map(demoPages.map((page) => [ofPage(page).path, page.blocks.map(({ blockType }) => blockType)]))
/** Items with the same layout key have the same layout. */
const layoutOf = ({ collection, path, requiredPlan }: DemoItem) =>
  `${collection} ${requiredPlan === 'none' ? 'open' : 'locked'} ${blocksOf.get(path)?.join() ?? ''}`

/**
 * One item for each layout, the one with the longest title: a page with each sequence of blocks, and of each other type
 * an open item and a locked one. More of them would test the same.
 */
export const LAYOUTS: readonly DemoItem[] = ITEMS.filter((item) => {
  const alike = ITEMS.filter((other) => layoutOf(other) === layoutOf(item))
  const longest = Math.max(...alike.map(({ title }) => title.length))
  return alike.find(({ title }) => title.length === longest) === item
})

/** Pages of weeks that open by the member's start: all who have not started get their opening without their blocks. */
export const WEEK_PATHS: readonly string[] = demoProgrammes
  .filter(({ drip }) => drip)
  .flatMap(({ weeks }) => weeks.flatMap(({ pagePath }) => pagePath ?? []))

/**
 * As few of the pages as show together every block that they have, and each that is the first of its page.
 * @param candidates paths of pages made of blocks
 */
export function showingEveryBlock(candidates: readonly string[]): string[] {
  const paths = candidates.filter((path) => !WEEK_PATHS.includes(path))
  const shows = (path: string) => {
    const blocks: string[] = blocksOf.get(path) ?? []
    return [...new Set([`first ${blocks[0]}`, ...blocks])]
  }
  const missing = new Set(paths.flatMap(shows))
  const chosen: string[] = []
  while (missing.size > 0) {
    const found = (path: string) => shows(path).filter((block) => missing.has(block)).length
    const best = paths.reduce((most, path) => (found(path) > found(most) ? path : most))
    chosen.push(best)
    for (const block of shows(best)) missing.delete(block)
  }
  return chosen
}

/** Every locked item with every audience, and whether it is locked for that audience. */
export const LOCKS: readonly (DemoItem & { audience: Audience; locked: boolean })[] = ITEMS.filter(
  ({ requiredPlan }) => requiredPlan !== 'none',
).flatMap((item) =>
  AUDIENCES.map((audience) => ({ ...item, audience, locked: isRestrictedFor(audience, item.requiredPlan) })),
)
