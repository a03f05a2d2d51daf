'use client'

import { Play } from 'lucide-react'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { useVideoModal } from './VideoModal.client'

type Props = {
  databaseId: number
  title: string
  /** The day and the level: "Today, Intermediate". */
  subtitle: string
  className: string
}

/** Plays the day's video in the modal. Renders a `button`. */
export function PlayDayButton({ className, databaseId, subtitle, title }: Props) {
  const modal = useVideoModal()
  return (
    <button
      className={`play-circle ${className}`}
      type="button"
      aria-label={COMMON_TEXTS.playVideo(title)}
      onClick={() => modal.open({ databaseId, title, subtitle })}
    >
      <Play aria-hidden="true" />
    </button>
  )
}
