import { BlockHead, BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { GridCards } from '@/features/post-list/GridCards'
import type { PostList } from '@/features/post-list/list'
import { PostListCarousel } from '@/features/post-list/PostListCarousel'
import { TextLink } from '@/ui/TextLink'

/**
 * Posts that belong to a page, in a carousel, and a link to their archive. On a page that is their list, cards are in a
 * grid, and what is said of them is below it. Nothing where an editor chose none.
 */
export function RelatedPosts({ block, context, data }: BlockProps<'relatedPosts', PostList>) {
  const { archiveLink, displayMode, method, subtitle, title } = block
  if (data.first.length === 0 && method === 'Manual') return null
  const { childHeading, sectionClass } = outlineOf(context, title)
  if (context.listPart === 'list' && displayMode === 'cards' && data.first.length > 0 && data.tabs.length === 0) {
    return (
      <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="dusk">
        <BlockTitle context={context} title={title} />
        <GridCards cards={data.first} columns={3} as={childHeading} featured priority />
        <div className="grid grid-cols-1 justify-items-start gap-3">
          {subtitle && <p className="max-w-measure text-lg text-text-soft">{subtitle}</p>}
          {archiveLink?.url && archiveLink.title && (
            <TextLink href={archiveLink.url} arrow>
              {archiveLink.title}
            </TextLink>
          )}
        </div>
      </section>
    )
  }
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
