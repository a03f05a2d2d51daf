/** The frame of every video, and the text that can stand in it. */
export const WIDTH = 1280
export const HEIGHT = 720
/** Pictures a second: enough for slow movement, half the weight of 30. */
export const FPS = 15

/** A line of text as it stands in a video. */
export interface Label {
  text: string
  style: 'title' | 'name' | 'small' | 'cue' | 'count' | 'word'
  color: string
  /** Where its lines begin, or what they stand around. */
  align?: 'start' | 'middle'
  /** Lines break at this width, in points. */
  width?: number
}
