/** What a video is: a length in seconds, a frame for each moment, and captions. */
import type { Label } from './frame'
import type { Lettering } from './lettering'

/** One caption. Times in seconds. */
export interface Cue {
  from: number
  to: number
  text: string
}

export interface Video {
  /** Its file, and the item it belongs to. */
  slug: string
  durationS: number
  /** All text that it shows, to be set once. */
  labels: readonly Label[]
  /** What never moves, drawn once: the content of an SVG of WIDTH by HEIGHT. */
  still: string
  /** What moves, over it. @param t seconds from the start */
  moving(t: number, lettering: Lettering): string
  captions: readonly Cue[]
  /** Whether the poster keeps the words of the first frame: in the middle, the play button would cover them. */
  posterWords: boolean
}
