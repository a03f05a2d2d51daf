import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ListLater } from '@/blocks/post-carousel/ListLater.client'
import type { PostList } from '@/blocks/post-carousel/list'
import { TEXTS } from '@/rules/texts'
import { TextLink } from '@/ui/TextLink'

/** Posts that go with a page, in a carousel, and the way to all of them. Nothing where none are chosen. SPEC 2.3. */
export function RelatedPosts({ block, context, data }: BlockProps<'relatedPosts', PostList>) {
  const { archiveLink, displayMode, method, subtitle, title } = block
  const none = data.first.length === 0
  if (none && method === 'Manual') return null
  const { Title, below, section } = outlineOf(context, title)
  const head = (title || subtitle || archiveLink?.url) && (
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
    <section className={section('wrap grid grid-cols-1 gap-5 py-9')} data-light="dusk">
      {none ? (
        <>
          {head}
          <p className="text-text-soft">{TEXTS.noPosts}</p>
        </>
      ) : (
        <ListLater list={data} look={displayMode} as={below} label={title || 'Related posts'} head={head} />
      )}
    </section>
  )
}
