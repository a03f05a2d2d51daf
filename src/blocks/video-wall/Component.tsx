import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import type { VideoWallData } from './embedded-video'
import { LazyThumbnails } from './LazyThumbnails.client'

/** Thumbnails that play embedded videos in a modal. */
export function VideoWall({ block, context, data: { videos } }: BlockProps<'videosGrid', VideoWallData>) {
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="noon">
      <BlockHead context={context} eyebrow={subtitle} title={title} />
      {videos.length > 0 ? (
        <LazyThumbnails videos={videos} as={childHeading} />
      ) : (
        <p className="text-text-soft">{LIST_TEXTS.noVideos}</p>
      )}
    </section>
  )
}
