import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyPostsCarousel } from '@/features/post-list/LazyPostsCarousel.client'
import type { PostList } from '@/features/post-list/list'
import { TEXTS } from '@/rules/texts'
import { TextLink } from '@/ui/TextLink'

/** Posts that go with a page, in a carousel, and the way to all of them. Nothing where none are chosen. SPEC 2.3. */
export function RelatedPosts({ block, context, data }: BlockProps<'relatedPosts', PostList>) {
  const { archiveLink, displayMode, method, subtitle, title } = block
  const isEmpty = data.first.length === 0
  if (isEmpty && method === 'Manual') return null
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  const header = (title || subtitle || archiveLink?.url) && (
    <div className="grid justify-items-start gap-3">
      {title && <Title className="type-h2">{title}</Title>}
      {subtitle && <p className="text-lg text-text-soft">{subtitle}</p>}
      {archiveLink?.url && archiveLink.title && (
        <TextLink href={archiveLink.url} arrow>
          {archiveLink.title}
        </TextLink>
      )}
    </div>
  )
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-5 py-9')} data-light="dusk">
      {isEmpty ? (
        <>
          {header}
          <p className="text-text-soft">{TEXTS.noPosts}</p>
        </>
      ) : (
        <LazyPostsCarousel
          list={data}
          variant={displayMode}
          as={childHeading}
          label={title || 'Related posts'}
          header={header}
        />
      )}
    </section>
  )
}
