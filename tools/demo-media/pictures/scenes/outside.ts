/** Pictures in the open air, on a path beside water or a meadow. */
import type { Hour, Outdoors, Scene, Thing } from '../scene'

const SKY = { morning: ['#a9d3ea', '#fdeccd'], noon: ['#8fc6ea', '#e6f2ea'], dusk: ['#9d8fc4', '#fbd0b0'] } as const

/** Dressed for a walk. */
export const OUTDOORS = { shoes: '#8a5a3c', sleeves: 'long' } as const

/** Things from back to front; a tree or a house beyond the water stands at y 494. */
export const outside = (
  id: string,
  alt: string,
  hour: Hour,
  between: Outdoors['between'],
  things: readonly Thing[],
): Scene => ({
  id,
  alt,
  hour,
  view: 'front',
  horizon: 660,
  wall: SKY[hour],
  table: ['#f3e2bd', '#d6b98c'],
  outdoors: { bank: 500, between },
  things,
})

/** What is on the far side: it throws no shadow that one could see from here. */
export const far = (e: string, x: number, s: number, y = 494): Thing => ({
  e,
  x,
  y,
  s,
  lift: 0,
  blur: 0.8,
  saturation: 0.66,
  brightness: 1.06,
})
