import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { LazyVideosBrowser } from './LazyVideosBrowser.client'
import type { VideoListData } from './load.server'
import { videoSettings } from './settings'

/** Videos of the site as cards that play in a modal, optionally with a large first card. The first page is in the HTML. */
export function VideoList({ block, context, data }: BlockProps<'videoGrid', VideoListData>) {
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  const { manual: _, ...settings } = videoSettings(block)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="noon">
      <BlockHead context={context} eyebrow={subtitle} title={title} />
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
