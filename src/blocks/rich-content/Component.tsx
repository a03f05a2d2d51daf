import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { RichPage } from '@/features/rich-page/RichPage'
import type { RichContentData } from './load.server'

/** A long text with a sidebar of its headings. */
export function RichContent({ block, context, data }: BlockProps<'richContent', RichContentData>) {
  const { sectionClass } = outlineOf(context)
  const { audience, rules, signUpTo } = context
  return (
    <section className={sectionClass('py-section')} data-light="noon">
      <div className="wrap grid gap-7">
        <BlockTitle context={context} title={block.title} width={22} />
        <RichPage
          html={data.html}
          options={{ audience, contentHeadings: rules.contentHeadings, signUpTo, idPrefix: `b${block.id ?? ''}-` }}
          manualLinks={block.sidebarLinks}
          sidebar={block.showSidebar !== false}
          reviews={data.reviews}
        />
      </div>
    </section>
  )
}
