import type { BlockExample } from '@/blocks/example'
import type { FoodColorSection, FoodLists } from '@/features/food-lists/food-list'
import { exampleImage } from '@/ui/examples/image'
import type { FoodListsData } from './load.server'

type Example = BlockExample<'foodLists', FoodListsData>

const foods = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}${index % 9 === 8 ? '*' : ''}`).join('\n')

const color = (name: string, more: Partial<FoodColorSection> = {}): FoodColorSection => ({
  introduction: `Foods of the ${name} list.`,
  image: exampleImage,
  lists: [
    {
      title: 'Vegetables',
      introduction: 'Cooked or raw.',
      lists: [
        { subtitle: 'Leaves', list: foods('Leaf', 50) },
        { subtitle: 'Roots', list: foods('Root', 12) },
      ],
      asterisk: '* In small amounts.',
    },
    { title: 'Fruit', introduction: null, lists: [{ subtitle: null, list: foods('Fruit', 13) }], asterisk: null },
  ],
  ...more,
})

const NOTHING: FoodColorSection = { introduction: null, image: null, lists: [] }
const lists: FoodLists = { green: color('green'), orange: color('orange', { image: null }), red: color('red') }
const block = { blockType: 'foodLists', title: 'The food lists', id: 'foods' } as const
const member = { audience: 'free', first: false } as const

export const foodListsExamples = {
  typical: { block: { ...block, subtitle: 'Three colors' }, data: { lists }, context: member },
  oneMissing: { block, data: { lists: { ...lists, green: NOTHING } }, context: member },
  missing: { block, data: { lists: null }, context: member },
  visitor: { block, data: { lists: null }, context: { audience: 'visitor' } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      lists: {
        ...lists,
        green: color('green', {
          introduction: 'And on, and on. '.repeat(60).trim(),
          lists: [
            {
              title: 'Antidisestablishmentarianism '.repeat(5).trim(),
              introduction: 'And on. '.repeat(50).trim(),
              lists: [
                {
                  subtitle: 'And on. '.repeat(20).trim(),
                  list: `${'Antidisestablishmentarianism '.repeat(4).trim()}\n`.repeat(30),
                },
              ],
              asterisk: `* ${'And on. '.repeat(40).trim()}`,
            },
          ],
        }),
      },
    },
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
