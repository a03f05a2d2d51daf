/** What a session is made of. */
import type { View } from '../../figure/body'
import type { PoseKey } from '../../figure/pose'

export interface Exercise {
  name: string
  /** How it is done, in a few words: shown all the while. */
  cue: string
  /** What the captions say, one after the other over its whole time. */
  captions: readonly [string, ...string[]]
  view: View
  /** One round; it begins and ends in the same pose. */
  round: readonly PoseKey[]
  rounds: number
  /** Where the figure stands, from the middle of its place. */
  x?: number
  /** The chair it needs, by the middle of its seat. */
  chair?: number
  mat?: true
  /** Its shadow on the floor: from and to. */
  shadow: readonly [number, number]
}

/** Seconds of one round. */
export const roundS = ({ round }: Exercise) => round.at(-1)?.[0] ?? 0
/** Seconds of the whole exercise. */
export const workS = (exercise: Exercise) => roundS(exercise) * exercise.rounds
