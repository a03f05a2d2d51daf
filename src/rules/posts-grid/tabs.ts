import { seasonOf as seasonOfMonth } from '@/rules/season'
import { ALL, FAVORITES } from './filter'

export type Tab = { slug: string; label: string }

type Named = { slug: string; title: string }

/** SPEC 2.2: the order of the seasons among the tabs of the reset weeks. */
const SEASONS: readonly Named[] = ['Spring', 'Summer', 'Fall', 'Winter'].map((title) => ({
  slug: title.toLowerCase(),
  title,
}))

const rankOf = ({ slug, title }: Named) => {
  const found = SEASONS.findIndex((season) => season.slug === slug.toLowerCase() || season.title === title)
  return found === -1 ? SEASONS.length : found
}

type Sorted = { categories: readonly { slug: string }[]; extras: Readonly<Record<string, unknown>> }

/** A reset week says its season itself. */
const seasonOf = ({ extras }: Pick<Sorted, 'extras'>) => SEASONS.filter(({ title }) => title === extras.season)

/** The slugs that a card is found under: its categories, and the season of a reset week. SPEC 2.2. */
export function categorySlugs(card: Sorted): string[] {
  return [...card.categories, ...seasonOf(card)].map(({ slug }) => slug)
}

type Grid = {
  /** The taxonomy's categories, in the editors' order. */
  categories: readonly Named[]
  cards: readonly Sorted[]
  /** Whether somebody is signed in. */
  member: boolean
  /** The variant of the reboot and revive weeks: without Favorites, with the seasons in their order. */
  resetWeeks: boolean
}

/** The tabs of a grid: All, Favorites for members, and the categories that have posts. SPEC 2.2, 2.5. */
export function tabsOf({ cards, categories, member, resetWeeks }: Grid): Tab[] {
  const used = new Set(cards.flatMap(categorySlugs))
  const named = new Map([...cards.flatMap(seasonOf), ...categories].map((one) => [one.slug, one]))
  const own = [...named.values()].filter(({ slug }) => used.has(slug))
  const sorted = resetWeeks ? own.toSorted((a, b) => rankOf(a) - rankOf(b)) : own
  return [
    { slug: ALL, label: 'All' },
    ...(member && !resetWeeks ? [{ slug: FAVORITES, label: 'Favorites' }] : []),
    ...sorted.map(({ slug, title }) => ({ slug, label: title })),
  ]
}

/**
 * The tab that is chosen where nobody has said otherwise: of the reset weeks the present season's, where it has weeks.
 * SPEC 2.2, 9.
 * @param now in the viewer's calendar
 */
export function firstCategory({
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
