import type { BlockExample } from '@/blocks/example'
import type { MemberTodayData, TodayItem } from './today'

type Example = BlockExample<'memberToday', MemberTodayData>

const block = { blockType: 'memberToday', title: 'Today' } as const
const item = (
  databaseId: number,
  postType: TodayItem['postType'],
  title: string,
  minutes: number | null,
): TodayItem => ({
  databaseId,
  postType,
  title,
  uri: '/',
  image: null,
  minutes,
})
const everyDay = (recipe: TodayItem, burn: TodayItem, sleep: TodayItem): MemberTodayData => ({
  days: [{ day: '2026-11-23', eat: { morning: recipe, midday: recipe, evening: recipe }, burn, sleep }],
  programmes: [{ slug: 'six-week-reset', title: 'Six-Week Reset' }],
  date: {
    kind: 'class',
    title: 'Strong after fifty',
    start: '2026-12-03T18:00:00.000Z',
    uri: '/masterclasses/',
    calendar: '/api/masterclasses/live.ics',
  },
})
const longTitle = 'A title that goes on. '.repeat(7).trim()

export const memberTodayExamples = {
  typical: {
    block,
    data: everyDay(
      item(1, 'recipes', 'Barley with lemon and herbs', 25),
      item(2, 'movementGuides', 'Stairs and shopping', 8),
      item(3, 'guidedMeditations', 'The key and the umbrella', 4),
    ),
    context: { audience: 'premium' },
  },
  short: {
    block: { ...block, short: true },
    data: everyDay(
      item(1, 'recipes', 'Barley with lemon and herbs', 25),
      item(2, 'movementGuides', 'Stairs and shopping', 8),
      item(3, 'guidedMeditations', 'The key and the umbrella', 4),
    ),
    context: { audience: 'premium' },
  },
  empty: {
    block,
    data: { days: [], programmes: [], date: null },
    context: { audience: 'free' },
  },
  longest: {
    block: { ...block, title: longTitle },
    data: everyDay(
      item(1, 'recipes', longTitle, 240),
      item(2, 'movementGuides', 'Antidisestablishmentarianism'.repeat(3), 61),
      item(3, 'guidedMeditations', longTitle, null),
    ),
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
