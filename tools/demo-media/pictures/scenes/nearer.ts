import type { Thing } from '../scene'

/** Shown up to the full width of a large screen. */
export const wide = { size: [1600, 900], scale: 1.6 } as const

/**
 * The same things seen from closer: sizes and distances grow by k from one fixed point.
 * Large pictures are shown large, so what stands in them may be too.
 */
export function nearer(k: number, [fx, fy]: readonly [number, number], things: readonly Thing[]): Thing[] {
  return things.map((thing) => grown(thing, k, fx, fy))
}

function grown(thing: Thing, k: number, fx: number, fy: number): Thing {
  const place = { x: fx + (thing.x - fx) * k, y: fy + (thing.y - fy) * k }
  if ('e' in thing) return { ...thing, ...place, s: thing.s * k }
  const { w, h, holds } = thing
  return {
    ...thing,
    ...place,
    w: w * k,
    ...(h === undefined ? {} : { h: h * k }),
    ...(holds ? { holds: holds.map((held) => grown(held, k, 0, 0)) } : {}),
  }
}
