import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { TEXTS } from '@/rules/texts'
import { LazyVideosBrowser } from './LazyVideosBrowser.client'
import type { VideoListData } from './load'
import { videoSettings } from './settings'

/** Films as cards that play in a window over the page, the first one large if the editor wants it. The first page is in the HTML. SPEC 2.2, 3, 9. */
export function VideoList({ block, context, data }: BlockProps<'videoGrid', VideoListData>) {
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  const { manual: _, ...settings } = videoSettings(block)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="noon">
      <BlockHead context={context} eyebrow={subtitle} title={title} />
      {data.first.length > 0 ? (
        <LazyVideosBrowser list={{ ...data, ...settings, as: childHeading, priority: context.first }} />
      ) : (
        <p className="text-text-soft">{TEXTS.noVideos}</p>
      )}
    </section>
  )
}
