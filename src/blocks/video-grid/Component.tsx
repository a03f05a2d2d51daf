import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { TEXTS } from '@/rules/texts'
import type { VideoGridData } from './load'
import { videoSettings } from './settings'
import { VideosLater } from './VideosLater.client'

/** Films as cards that play in a window over the page, the first one large if the editor wants it. The first page is in the HTML. SPEC 2.2, 3, 9. */
export function VideoGrid({ block, context, data }: BlockProps<'videoGrid', VideoGridData>) {
  const { subtitle, title } = block
  const { Title, below, section } = outlineOf(context, title)
  const { manual: _, ...settings } = videoSettings(block)
  return (
    <section className={section('wrap grid grid-cols-1 gap-7 py-9')} data-light="noon">
      {(title || subtitle) && (
        <div className="grid gap-3">
          {subtitle && <p className="font-semibold text-light-ink text-sm">{subtitle}</p>}
          {title && <Title className="type-h2">{title}</Title>}
        </div>
      )}
      {data.first.length > 0 ? (
        <VideosLater list={{ ...data, ...settings, as: below, leading: context.first }} />
      ) : (
        <p className="text-text-soft">{TEXTS.noVideos}</p>
      )}
    </section>
  )
}
