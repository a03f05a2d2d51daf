import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import type { PostList } from '@/features/post-list/list'
import { PostListCarousel } from '@/features/post-list/PostListCarousel'

/** Posts that belong to a page, in a carousel, and a link to their archive. Nothing where an editor chose none. */
export function RelatedPosts({ block, context, data }: BlockProps<'relatedPosts', PostList>) {
  const { archiveLink, displayMode, method, subtitle, title } = block
  if (data.first.length === 0 && method === 'Manual') return null
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-5 py-section')} data-light="dusk">
      <PostListCarousel
        list={data}
        variant={displayMode}
        as={childHeading}
        label={title || 'Related posts'}
        header={
          <BlockHead context={context} title={title} text={subtitle} textSize="large" archiveLink={archiveLink} />
        }
      />
    </section>
  )
}
