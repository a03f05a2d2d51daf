'use client'

import { Play } from 'lucide-react'
import { VIDEO_TEXTS } from '@/rules/page-texts/videos'
import { useVideoModal } from './VideoModal.client'

type Props = { databaseId: number; title: string }

/** Plays an item's trailer over its page, for people whose plan does not include the item. Renders a `button`. */
export function TrailerButton({ databaseId, title }: Props) {
  const { open } = useVideoModal()
  return (
    <button
      className="trailer-button"
      type="button"
      aria-label={VIDEO_TEXTS.playTrailer}
      onClick={() => open({ databaseId, title: VIDEO_TEXTS.trailerOf(title), trailer: true })}
    >
      <span className="play-circle" aria-hidden="true">
        <Play />
      </span>
      {/* On phones it lies on a small picture. */}
      <span className="md:hidden">{VIDEO_TEXTS.trailer}</span>
      <span className="max-md:hidden">{VIDEO_TEXTS.playTrailer}</span>
    </button>
  )
}
