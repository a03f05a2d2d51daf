import type { ReactNode } from 'react'
import { InlineVideo } from '@/features/video/InlineVideo.client'
import { type VideoSource, videoSummaryOf } from '@/features/video/resolve-video.server'
import { Transcript } from '@/features/video/Transcript'
import type { PostType } from '@/model/content-types'
import { formatDuration } from '@/rules/durations'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import type { DetailProps } from './props'

type Props = DetailProps<PostType> & {
  video: VideoSource
  durationMin: number | null | undefined
  /** Metadata before the duration, such as the level. */
  meta?: readonly (readonly [name: string, value: ReactNode])[]
  /** Content below the video; protected by the plan. */
  children?: ReactNode
}

/** The page of a video item: the video replaces the picture for those whose plan allows it. */
export async function VideoDetail({ children, durationMin, meta = [], video, ...props }: Props) {
  const { audience, preview, row } = props.page
  const playableVideo = props.locked ? null : await videoSummaryOf(video, audience)
  const allMeta = [...meta, ...(durationMin ? [['Duration', formatDuration(durationMin)] as const] : [])]
  return (
    <ItemDetail {...props} image={playableVideo ? null : props.image} byline={<ItemMeta items={allMeta} />}>
      {playableVideo && (
        <div className="wrap grid gap-4 pt-6" data-light="noon">
          <InlineVideo
            databaseId={row.databaseId}
            title={row.title}
            poster={playableVideo.poster ?? props.image}
            preview={preview !== undefined}
          />
          {video?.transcript?.trim() && <Transcript text={video.transcript} />}
        </div>
      )}
      {children}
    </ItemDetail>
  )
}
