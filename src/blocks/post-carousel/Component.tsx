import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import type { PostList } from '@/features/post-list/list'
import { PostListCarousel } from '@/features/post-list/PostListCarousel'

/** Posts in a carousel, with a filter if the editor wants one. The first cards are in the HTML. */
export function PostCarousel({ block, context, data }: BlockProps<'postCarousel', PostList>) {
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-5 py-section')} data-light="morning">
      <PostListCarousel
        list={data}
        variant="cards"
        as={childHeading}
        label={title || 'Posts'}
        header={<BlockHead context={context} eyebrow={subtitle} title={title} />}
      />
    </section>
  )
}
