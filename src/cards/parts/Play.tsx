import { Play } from 'lucide-react'
import { TEXTS } from '@/rules/texts'

/** On the picture of what can be played. */
export function PlayMark() {
  return (
    <span className="play-mark" aria-hidden="true">
      <Play />
    </span>
  )
}

/** Lies over a card's picture and plays it where one is. Renders a `button`; for client components. SPEC 2.2. */
export function PlayButton({ onPlay, title }: { onPlay(): void; title: string }) {
  return (
    <button
      className="play-press"
      type="button"
      aria-label={TEXTS.playVideo(title)}
      aria-haspopup="dialog"
      onClick={onPlay}
    >
      <PlayMark />
    </button>
  )
}
