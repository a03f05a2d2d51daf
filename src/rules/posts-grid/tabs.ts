import { seasonOfMonth } from '@/rules/season'
import { ALL, FAVORITES } from './filter'

export type Tab = { slug: string; label: string }

type Category = { slug: string; title: string }

/** The seasons in the order of the tabs of the reset weeks. */
const SEASONS: readonly Category[] = ['Spring', 'Summer', 'Fall', 'Winter'].map((title) => ({
  slug: title.toLowerCase(),
  title,
}))

const seasonRank = ({ slug, title }: Category) => {
  const rank = SEASONS.findIndex((season) => season.slug === slug.toLowerCase() || season.title === title)
  return rank === -1 ? SEASONS.length : rank
}

type CategorizedCard = { categories: readonly { slug: string }[]; extras: Readonly<Record<string, unknown>> }

/** The season of a reset week, from its own field. */
const seasonOf = ({ extras }: Pick<CategorizedCard, 'extras'>) => SEASONS.filter(({ title }) => title === extras.season)

/** The slugs of a card's tabs: its categories, and the season of a reset week. */
export function categorySlugs(card: CategorizedCard): string[] {
  return [...card.categories, ...seasonOf(card)].map(({ slug }) => slug)
}

type Grid = {
  /** The taxonomy's categories, in the editors' order. */
  categories: readonly Category[]
  cards: readonly CategorizedCard[]
  /** Whether the viewer is signed in. */
  member: boolean
  /** The variant of the reboot and revive weeks: without Favorites, with the seasons in their order. */
  resetWeeks: boolean
}

/** The tabs of a grid: All, Favorites for members, and the categories that have posts. */
export function tabsOf({ cards, categories, member, resetWeeks }: Grid): Tab[] {
  const used = new Set(cards.flatMap(categorySlugs))
  const categoriesBySlug = new Map(
    [...cards.flatMap(seasonOf), ...categories].map((category) => [category.slug, category]),
  )
  const usedCategories = [...categoriesBySlug.values()].filter(({ slug }) => used.has(slug))
  const sorted = resetWeeks ? usedCategories.toSorted((a, b) => seasonRank(a) - seasonRank(b)) : usedCategories
  return [
    { slug: ALL, label: 'All' },
    ...(member && !resetWeeks ? [{ slug: FAVORITES, label: 'Favorites' }] : []),
    ...sorted.map(({ slug, title }) => ({ slug, label: title })),
  ]
}

/**
 * The default tab: All, or for reset weeks the current season if it has weeks.
 * @param now in the viewer's time zone
 */
export function defaultCategory({
  now,
  resetWeeks,
  tabs,
}: {
  now: Date
  resetWeeks: boolean
  tabs: readonly Tab[]
}): string {
  const season = seasonOfMonth(now.getMonth())
  return resetWeeks && tabs.some(({ slug }) => slug === season) ? season : ALL
}
