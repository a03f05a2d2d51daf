import type { PathRules } from '@/rules/path-rules'
import type { BlockOf, BlockSlug, ListPart } from './block'

/** The blocks that make a page a list when they follow its banner. */
const LISTS: ReadonlySet<BlockSlug> = new Set([
  'postsGrid',
  'videoGrid',
  'videosGrid',
  'testimonialsGrid',
  'resourcesGrid',
  'categoryGrid',
  'allFaqs',
  'foodLists',
  'masterclassLive',
  'mediaPartners',
  'relatedPress',
  'membershipPlans',
  'relatedPosts',
  'coversGrid',
])

/** The lists without pictures, whose banner has one on phones too. Above questions it would only be in the way. */
const WITHOUT_PICTURES: ReadonlySet<BlockSlug> = new Set(['testimonialsGrid', 'mediaPartners'])

/**
 * The part of a block on a list page: one that opens with a standard banner and its list. Such a banner is low, and the
 * list has no visible heading of its own, so that its first card, or the first price, stands in the first screen.
 * @param shown the blocks of the page that are shown, in their order
 */
export function listPartOf(
  block: BlockOf<BlockSlug>,
  shown: readonly BlockOf<BlockSlug>[],
  { banner }: Pick<PathRules, 'banner'>,
): ListPart {
  const [first, second] = shown
  if (banner === 'home' || first?.blockType !== 'hero' || !second || !LISTS.has(second.blockType)) return null
  if (block === first) return 'banner'
  return block === second ? 'list' : null
}

/**
 * Whether the list that follows the banner of a list page takes the place of its picture on phones.
 * @param shown the blocks of the page that are shown, in their order
 */
export function listLeads([, list]: readonly BlockOf<BlockSlug>[]): boolean {
  return list !== undefined && !WITHOUT_PICTURES.has(list.blockType)
}
