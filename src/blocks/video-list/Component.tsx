import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { OWN_STATE_TEXTS } from '@/rules/page-texts/own-state'
import { LazyVideosBrowser } from './LazyVideosBrowser.client'
import type { VideoListData } from './load.server'
import { videoSettings } from './settings'

/**
 * Videos of the site as cards that play in a modal, optionally with a large first card. The first page is in the HTML. A
 * member reads how many of them are open, where some are not and all are on the page.
 */
export function VideoList({ block, context, data }: BlockProps<'videoGrid', VideoListData>) {
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  const { manual: _, ...settings } = videoSettings(block)
  const open = data.first.filter(({ isRestrictedForMember }) => !isRestrictedForMember).length
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="noon">
      <BlockHead context={context} eyebrow={subtitle} title={title} />
      {context.audience !== 'visitor' && data.first.length === data.total && open > 0 && open < data.total && (
        <p className="font-semibold">{OWN_STATE_TEXTS.openVideos(open, data.total)}</p>
      )}
      {data.first.length > 0 ? (
        <LazyVideosBrowser
          list={{ ...data, ...settings, as: childHeading, priority: context.first || context.listPart === 'list' }}
        />
      ) : (
        <p className="text-text-soft">{LIST_TEXTS.noVideos}</p>
      )}
    </section>
  )
}
