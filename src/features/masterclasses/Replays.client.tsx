'use client'

import { Play } from 'lucide-react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardMeta } from '@/cards/parts/CardMeta'
import { CardPicture } from '@/cards/parts/CardPicture'
import { typeStyle } from '@/cards/parts/type-styles'
import { useVideoModal } from '@/features/video/VideoModal.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import type { Replay } from './replays.server'

type Props = {
  replays: readonly Replay[]
  /** The heading of the list. */
  title?: string
  /** The heading level of the list. */
  as?: 'h2' | 'h3'
}

const { Icon, light } = typeStyle('masterclasses')

/** The recordings of a class, each opening in the video modal. Renders a `section`; nothing without any. */
export function Replays({ as: Title = 'h2', replays, title: heading = MEMBER_TEXTS.replays }: Props) {
  const modal = useVideoModal()
  const ReplayTitle = Title === 'h2' ? 'h3' : 'h4'
  if (replays.length === 0) return null
  return (
    <section className="grid gap-5">
      <Title className="type-h3">{heading}</Title>
      <CardGrid kind="posts">
        {replays.map(({ url, description, image, length, teacher, title }) => (
          <li key={`${title}${url}`}>
            <article className="card hover-zoom">
              <CardPicture image={image} Icon={Icon} light={light} sizes={gridSizes('posts')} />
              <span className="play-icon" aria-hidden="true">
                <Play />
              </span>
              <div className="card-text">
                <ReplayTitle className="card-title">
                  <button
                    className="card-link stretched-link text-start"
                    type="button"
                    aria-label={COMMON_TEXTS.playVideo(title)}
                    // Not of an item: watching a recording does not mark the class as watched.
                    onClick={() => modal.open({ databaseId: null, title, subtitle: description, embedCode: url })}
                  >
                    {title}
                  </button>
                </ReplayTitle>
                {description && <p className="card-summary">{description}</p>}
                <CardMeta
                  items={[
                    ...(length ? [{ kind: 'time', text: length } as const] : []),
                    ...(teacher ? [{ kind: 'teacher', text: teacher } as const] : []),
                  ]}
                />
              </div>
            </article>
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
