import type { BlockExample } from '@/blocks/example'
import type { KeepGoingData } from '@/blocks/KeepGoingList'
import { aCard as card } from '@/cards/example-card'
import type { PostType } from '@/model/content-types'
import { exampleImage } from '@/ui/examples/image'

type KeepGoing = 'keepGoingRecipes' | 'keepGoingMovements'

/**
 * The examples of a keep-going list, which differ by its type of items and its words.
 * @param block its type, title and link
 */
export function keepGoingExamples<Slug extends KeepGoing>(
  block: BlockExample<Slug, KeepGoingData>['block'],
  postType: PostType,
  longTitle: string,
) {
  const own = { ...block, method: 'Automatic', subtitle: 'Chosen for the season.' } as const
  const aCard = (index: number) => card(index, { image: exampleImage, postType })
  const cards = Array.from({ length: 6 }, (_, index) => aCard(index + 1))
  return {
    typical: { block: { ...own, id: 'typical' }, data: { cards }, context: { first: false } },
    nothingChosen: { block: { ...own, method: 'Manual', id: 'nothing-chosen' }, data: { cards: [] } },
    empty: { block: { ...own, id: 'empty' }, data: { cards: [] } },
    longest: {
      block: { ...own, title: longTitle, subtitle: 'And on. '.repeat(20).trim(), id: 'longest' },
      data: { cards: [card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() })] },
      context: { first: false },
    },
    restricted: {
      block: { ...own, id: 'restricted' },
      data: { cards: [card(1, { isRestrictedForMember: true, postType })] },
      context: { audience: 'visitor' },
    },
  } satisfies Record<string, BlockExample<Slug, KeepGoingData>>
}
