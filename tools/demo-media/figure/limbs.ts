/** Bones: where a joint lies, and the outline of what is around it. Points, y downwards; degrees. */
import { n } from '../svg'

export type Point = readonly [x: number, y: number]

const RAD = Math.PI / 180

export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by]
export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** So far down from a joint, turned from hanging straight: positive is forward (to the right). */
export const hanging = (length: number, turn: number): Point => [
  Math.sin(turn * RAD) * length,
  Math.cos(turn * RAD) * length,
]

/** So far up from a joint, leaning from upright: positive is forward. */
export const rising = (length: number, lean: number): Point => [
  Math.sin(lean * RAD) * length,
  -Math.cos(lean * RAD) * length,
]

/** A point turned about the origin, clockwise. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(degrees * RAD), Math.sin(degrees * RAD)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/**
 * The middle joint between two ends: a knee or an elbow. Bones keep their length.
 * @param bend 1: the joint points forward when the limb hangs (a knee); -1: backward (an elbow)
 * @returns the joint, and the end that is really reached
 */
export function jointOf(from: Point, to: Point, upper: number, lower: number, bend: number): [Point, Point] {
  const far = distance(from, to) || 1
  const reach = Math.min(far, upper + lower - 0.01)
  const [dx, dy]: Point = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend
  return [
    [from[0] + dx * along + dy * aside, from[1] + dy * along - dx * aside],
    [from[0] + dx * reach, from[1] + dy * reach],
  ]
}

/** The outline around two circles: a limb that tapers. */
export function limb(a: Point, ra: number, b: Point, rb: number): string {
  const d = distance(a, b)
  if (d <= Math.abs(ra - rb) + 0.01) {
    const [[x, y], r] = ra > rb ? [a, ra] : [b, rb]
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`
  }
  const along = Math.atan2(b[1] - a[1], b[0] - a[0])
  const side = Math.acos((ra - rb) / d)
  const at = ([x, y]: Point, r: number, angle: number) =>
    `${(x + Math.cos(angle) * r).toFixed(2)} ${(y + Math.sin(angle) * r).toFixed(2)}`
  const large = ra > rb ? 1 : 0
  return `M${at(a, ra, along + side)}A${ra} ${ra} 0 ${large} 1 ${at(a, ra, along - side)}L${at(b, rb, along - side)}A${rb} ${rb} 0 ${1 - large} 1 ${at(b, rb, along + side)}Z`
}
