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
const everyDay = (movement: TodayItem | null) => ({ start: null, weeks: [Array.from({ length: 7 }, () => movement)] })
const everyMeal = (recipes: readonly TodayItem[]) => ({ morning: recipes, midday: recipes, evening: recipes })
const longTitle = 'A title that goes on. '.repeat(7).trim()

export const memberTodayExamples = {
  typical: {
    block,
    data: {
      eat: everyMeal([item(1, 'recipes', 'Barley with lemon and herbs', 25)]),
      burn: everyDay(item(2, 'movementGuides', 'Stairs and shopping', 8)),
      sleep: [item(3, 'guidedMeditations', 'The key and the umbrella', 4)],
    },
    context: { audience: 'premium' },
  },
  empty: {
    block,
    data: { eat: everyMeal([]), burn: { start: null, weeks: [] }, sleep: [] },
    context: { audience: 'free' },
  },
  longest: {
    block: { ...block, title: longTitle },
    data: {
      eat: everyMeal([item(1, 'recipes', longTitle, 240)]),
      burn: everyDay(item(2, 'movementGuides', 'Antidisestablishmentarianism'.repeat(3), 61)),
      sleep: [item(3, 'guidedMeditations', longTitle, null)],
    },
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
