import type { ReactNode } from 'react'
import type { PostType } from '@/catalogue/post-types'
import { FilmStage } from '@/features/watching/FilmStage.client'
import { filmOf, type VideoSource } from '@/features/watching/film'
import { Transcript } from '@/features/watching/Transcript'
import { formatDuration } from '@/rules/durations'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'
import { Vitals } from './Vitals'

type Props = DetailProps<PostType> & {
  video: VideoSource
  durationMin: number | null | undefined
  /** What stands before the duration, such as the level. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** What stands below the film; behind the plan. */
  children?: ReactNode
}

/** The page of an item that is a film: it takes the place of the picture for whoever may watch it. */
export async function FilmDetail({ children, durationMin, facts = [], video, ...props }: Props) {
  const { audience, preview, row } = props.page
  const film = props.locked ? null : await filmOf(video, audience)
  const vitals = [...facts, ...(durationMin ? [['Duration', formatDuration(durationMin)] as const] : [])]
  return (
    <ItemDetail {...props} image={film ? null : props.image} byline={<Vitals facts={vitals} />}>
      {film && (
        <div className="wrap grid gap-4 pt-6" data-light="noon">
          <FilmStage
            databaseId={row.databaseId}
            title={row.title}
            poster={film.poster ?? props.image}
            preview={preview}
          />
          {video?.transcript?.trim() && <Transcript text={video.transcript} />}
        </div>
      )}
      {children}
    </ItemDetail>
  )
}
