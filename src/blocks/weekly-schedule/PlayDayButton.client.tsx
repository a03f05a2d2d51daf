'use client'

import { Play } from 'lucide-react'
import { useVideoModal } from '@/features/video/VideoModal.client'
import { TEXTS } from '@/rules/texts'

type Props = {
  databaseId: number
  title: string
  /** The day and the level: "Today, Intermediate". */
  subtitle: string
}

/** Plays the day's video in the modal. Renders a `button`. */
export function PlayDayButton({ databaseId, subtitle, title }: Props) {
  const modal = useVideoModal()
  return (
    <button
      className="play-circle day-tile-play"
      type="button"
      aria-label={TEXTS.playVideo(title)}
      onClick={() => modal.open({ databaseId, title, subtitle })}
    >
      <Play aria-hidden="true" />
    </button>
  )
}
