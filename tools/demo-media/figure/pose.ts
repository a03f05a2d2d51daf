/**
 * How a body stands at one moment. Points count from the middle of the figure's place on the floor,
 * y downwards (the floor is 0); degrees.
 */
import { through } from '../ease'
import type { Point } from './limbs'

/** An arm swung by its joints (degrees from hanging, forward), or led by its hand. */
export type Arm =
  | { turn: readonly [upper: number, fore: number] }
  | {
      /** Where the wrist is. */
      hand: Point
      /** 1: the palm lies flat, fingers forward; 0: the hand goes on from the arm. */
      flat: number
    }

export interface Leg {
  /** Where the ball of the foot is. */
  ball: Point
  /** How far the heel is lifted over it, in degrees. */
  heel: number
}

export interface Pose {
  hips: Point
  /** Lean of the lower and the upper back, forward of upright. */
  spine: readonly [lower: number, upper: number]
  /** Lean of the neck and of the head. */
  neck: number
  head: number
  /** The nearer (or in front view the right one on the screen) first. */
  arms: readonly [Arm, Arm]
  legs: readonly [Leg, Leg]
}

type Shape = number | readonly Shape[] | { readonly [name: string]: Shape }

function flatten(shape: Shape): number[] {
  if (typeof shape === 'number') return [shape]
  return Object.values(shape).flatMap(flatten)
}

function filled(shape: Shape, next: () => number): Shape {
  if (typeof shape === 'number') return next()
  if (Array.isArray(shape)) return shape.map((part) => filled(part, next))
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, filled(part, next)]))
}

/** The names and places of a pose's numbers: two poses mix only when they have the same. */
const shapeOf = (pose: Pose) => JSON.stringify(filled(pose as unknown as Shape, () => 0))

/** A moment of a movement and the pose that is reached by then. */
export type PoseKey = readonly [at: number, pose: Pose]

/**
 * The pose at a moment between keys.
 * @throws where two keys are told in different ways, such as an arm by turns and by its hand
 */
export function poseAt(keys: readonly PoseKey[], t: number): Pose {
  const [first] = keys
  if (!first) throw new Error('A movement has at least one pose')
  const shape = shapeOf(first[1])
  if (keys.some(([, pose]) => shapeOf(pose) !== shape)) throw new Error('Poses of one movement are told alike')
  const values = through(
    keys.map(([at, pose]) => [at, flatten(pose as unknown as Shape)] as const),
    t,
  )
  // The same names and places as the first pose, filled with numbers.
  return filled(first[1] as unknown as Shape, () => values.shift() ?? 0) as unknown as Pose
}
