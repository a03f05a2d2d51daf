import type { PostCard } from '@/catalogue/cards.server'
import { PostListCarousel } from '@/features/post-list/PostListCarousel'
import { BY_TYPE } from '@/model/content-types'
import { BlockHead } from './BlockHead'
import type { BlockContext, BlockOf } from './block'
import { outlineOf } from './outline'

export type KeepGoingData = { cards: PostCard[] }

type Props = {
  block: BlockOf<'keepGoingRecipes' | 'keepGoingMovements'>
  context: BlockContext
  data: KeepGoingData
  light: 'morning' | 'noon'
  /** The accessible name of the list where the block has no title. */
  label: string
}

/** A row of cards to keep going with, and a link to all of them. */
export function KeepGoingList({ block, context, data: { cards }, label, light }: Props) {
  const { archiveLink, method, subtitle, title } = block
  if (cards.length === 0 && method === 'Manual') return null
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-5 py-section')} data-light={light}>
      <PostListCarousel
        list={{ first: cards, rest: [], postTypes: [], taxonomy: BY_TYPE, tabs: [] }}
        variant="cards"
        as={childHeading}
        label={title || label}
        header={<BlockHead context={context} title={title} text={subtitle} archiveLink={archiveLink} />}
      />
    </section>
  )
}
