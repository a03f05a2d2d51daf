import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { RichPage } from '@/features/rich-page/RichPage'
import type { RichContentData } from './load'

/** A long text with what is on the page beside it. SPEC 2.2. */
export function RichContent({ block, context, data }: BlockProps<'richContent', RichContentData>) {
  const { Title } = outlineOf(context, block.title)
  const { audience, contentHeadings, signUpTo } = context
  return (
    <section className={context.first ? 'pt-header pb-8' : 'py-8'} data-light="noon">
      <div className={context.first ? 'wrap grid gap-7 pt-7' : 'wrap grid gap-7'}>
        {block.title && <Title className="type-h2 max-w-[22ch]">{block.title}</Title>}
        <RichPage
          html={data.html}
          options={{ audience, contentHeadings, signUpTo, idPrefix: `b${block.id ?? ''}-` }}
          manualLinks={block.sidebarLinks}
          sidebar={block.showSidebar !== false}
          reviews={data.reviews}
        />
      </div>
    </section>
  )
}
