import { formatClock } from '@/rules/clock'
import { VIDEO_TEXTS } from '@/rules/page-texts/videos'
import type { Chapter } from './playable'

type Props = {
  chapters: readonly Chapter[]
  /** The index of the current chapter; -1: none. */
  current: number
  onJump(startS: number): void
}

/** A video's chapters; a click jumps to one. Renders a `nav`; nothing without chapters. */
export function Chapters({ chapters, current, onJump }: Props) {
  if (chapters.length === 0) return null
  return (
    <nav className="video-chapters" aria-label={VIDEO_TEXTS.chapters}>
      <ol>
        {chapters.map(({ startS, title }, index) => (
          <li key={`${startS} ${title}`}>
            <button type="button" aria-current={index === current || undefined} onClick={() => onJump(startS)}>
              <span>{formatClock(startS)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
