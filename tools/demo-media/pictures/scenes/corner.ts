/** A few things on a table, seen from the front: what most pictures of movements, meditations and evenings are. */
import type { Drawn, Hour, Scene, Thing } from '../scene'
import { nearer } from './nearer'

/** A picture of things from back to front, in the light of an hour. */
export function corner(id: string, alt: string, hour: Hour, things: readonly Thing[]): Scene {
  const window = { x: 410, y: -90, w: 490, h: 590, ...(hour === 'dusk' && { strength: 0.7 }) }
  return { id, alt, hour, view: 'front', horizon: 590, window, things: nearer(1.15, [590, 846], things) }
}

/** Branches in a vase, at the back. */
export function branches(x: number, color: string, leaf: Drawn['leaf'], accent: string, tall = 200): Drawn {
  const stems = [
    [1.5, 0.12],
    [1.2, -0.3],
    [1.1, 0.36],
  ] as const
  return { kind: 'vase', x, y: 690, w: tall * 0.66, h: tall, color, stems, leaf, accent, blur: 0.6 }
}
