import { Play } from 'lucide-react'
import { TEXTS } from '@/rules/texts'

/** On the picture of what can be played. */
export function PlayIcon() {
  return (
    <span className="play-icon" aria-hidden="true">
      <Play />
    </span>
  )
}

/** Lies over a card's picture and plays it where one is. Renders a `button`; for client components. SPEC 2.2. */
export function PlayButton({ onPlay, title }: { onPlay(): void; title: string }) {
  return (
    <button
      className="play-overlay"
      type="button"
      aria-label={TEXTS.playVideo(title)}
      aria-haspopup="dialog"
      onClick={onPlay}
    >
      <PlayIcon />
    </button>
  )
}
