import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { TEXTS } from '@/rules/texts'
import { LazyPostsCarousel } from '../../features/post-list/LazyPostsCarousel.client'
import type { PostList } from '../../features/post-list/list'

/** Posts in a row that is gone through sideways, with a filter if the editor wants one. The first of them are in the HTML. SPEC 2.2. */
export function PostCarousel({ block, context, data }: BlockProps<'postCarousel', PostList>) {
  const { subtitle, title } = block
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  const header = (title || subtitle) && (
    <div className="grid gap-3">
      {subtitle && <p className="font-semibold text-light-ink text-sm">{subtitle}</p>}
      {title && <Title className="type-h2">{title}</Title>}
    </div>
  )
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-5 py-9')} data-light="morning">
      {data.first.length > 0 ? (
        <LazyPostsCarousel list={data} variant="cards" as={childHeading} label={title || 'Posts'} header={header} />
      ) : (
        <>
          {header}
          <p className="text-text-soft">{TEXTS.noPosts}</p>
        </>
      )}
    </section>
  )
}
