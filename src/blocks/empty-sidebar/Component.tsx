import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { RichContent } from '@/content/Content'
import { toSafeTree } from '@/content/pipeline'
import { textParts } from '@/features/rich-text/text-parts'
import type { EmptySidebarData } from './load.server'

/** A text in the grid of a rich text page, whose sidebar's column stays free. Nothing without title and text. */
export function EmptySidebar({ block, context, data }: BlockProps<'emptySidebarNavigation', EmptySidebarData>) {
  if (!block.title && !data.html) return null
  const { sectionClass } = outlineOf(context, block.title)
  const { audience, rules, signUpTo } = context
  const tree = toSafeTree(data.html, {
    audience,
    contentHeadings: rules.contentHeadings,
    signUpTo,
    idPrefix: `b${block.id ?? ''}-`,
  })
  return (
    <section className={sectionClass('py-section')} data-light="noon">
      <div className="wrap rich-page" data-sidebar="empty">
        <div className="grid min-w-0 grid-cols-1 gap-7">
          <BlockTitle context={context} title={block.title} width={22} />
          <div className="prose rich-text">
            <RichContent tree={tree} parts={textParts(audience)} />
          </div>
        </div>
      </div>
    </section>
  )
}
