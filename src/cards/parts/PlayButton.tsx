import { Play } from 'lucide-react'
import { COMMON_TEXTS } from '@/rules/common-texts'

/** The play icon on a picture. */
export function PlayIcon() {
  return (
    <span className="play-icon" aria-hidden="true">
      <Play />
    </span>
  )
}

/** Covers a card's picture and plays the video in a modal. Renders a `button`; for client components. */
export function PlayButton({ onPlay, title }: { onPlay(): void; title: string }) {
  return (
    <button
      className="play-overlay"
      type="button"
      aria-label={COMMON_TEXTS.playVideo(title)}
      aria-haspopup="dialog"
      onClick={onPlay}
    >
      <PlayIcon />
    </button>
  )
}
