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

/** Opens the day's film where one is, in the video modal. Renders a `button`. SPEC 2.2. */
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
