import type { ReactNode } from 'react'
import { LazyBeginButton, LazyInlineVideo, LazyTrailerButton } from '@/features/video/LazyVideoPage.client'
import { type VideoSource, videoSummaryOf } from '@/features/video/resolve-video.server'
import { Transcript } from '@/features/video/Transcript'
import type { VideoType } from '@/model/content-types'
import { formatDuration } from '@/rules/durations'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import type { DetailProps } from './props'

type Props = DetailProps<VideoType> & {
  video: VideoSource
  durationMin: number | null | undefined
  /** Metadata before the duration, such as the level. */
  meta?: readonly (readonly [name: string, value: ReactNode])[]
  /** The same as text, for the line of a locked item. */
  line?: readonly (string | null | undefined)[]
  /** Above the title. */
  eyebrow?: ReactNode
  /** The face of whom that line names first. */
  face?: ReactNode
  /** The text of a button below the facts that starts the video, by its duration; without it there is no button. */
  beginText?: (duration: string | null) => string
  /** After the buttons; protected by the plan. */
  more?: ReactNode
  /** Content below the video; protected by the plan. */
  children?: ReactNode
}

/**
 * The page of a video item: for those whose plan allows it the video is in the place of the picture, for others the
 * trailer's button is on the picture.
 */
export async function VideoDetail({ beginText, children, durationMin, line = [], meta = [], video, ...props }: Props) {
  const { audience, doc, preview, row } = props.page
  const playableVideo = props.locked ? null : await videoSummaryOf(video, audience)
  const duration = durationMin ? formatDuration(durationMin) : null
  const allMeta = [...meta, ...(duration ? [['Duration', duration] as const] : [])]
  return (
    <ItemDetail
      {...props}
      image={playableVideo ? null : props.image}
      byline={<ItemMeta items={allMeta} />}
      line={[...line, duration]}
      overPicture={props.locked && doc.trailer && <LazyTrailerButton databaseId={row.databaseId} title={row.title} />}
      action={beginText && playableVideo && <LazyBeginButton databaseId={row.databaseId} label={beginText(duration)} />}
      media={
        playableVideo && (
          <>
            <LazyInlineVideo
              databaseId={row.databaseId}
              title={row.title}
              poster={props.image ?? playableVideo.poster}
              preview={preview !== undefined}
            />
            {video?.transcript?.trim() && <Transcript text={video.transcript} />}
          </>
        )
      }
    >
      {children}
    </ItemDetail>
  )
}
