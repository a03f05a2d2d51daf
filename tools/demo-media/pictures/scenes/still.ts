import type { Hour, Scene, Thing } from '../scene'
import { nearer } from './nearer'

/** The colors of a wall and of the table before it, each from light to shade. */
export interface Room {
  wall: readonly [string, string]
  table: readonly [string, string]
}

/** Where the window's light falls, and how strong, by the hour. */
const WINDOWS = {
  morning: { x: 380, y: -90, w: 500, h: 590 },
  noon: { x: 420, y: -90, w: 500, h: 590 },
  dusk: { x: 430, y: -90, w: 480, h: 580, strength: 0.7 },
} as const

/** Things on a table before a wall, seen from the front, a little nearer than they are written. */
export function still(id: string, alt: string, hour: Hour, room: Room, things: readonly Thing[]): Scene {
  return {
    id,
    alt,
    hour,
    view: 'front',
    horizon: 590,
    ...room,
    window: WINDOWS[hour],
    things: nearer(1.15, [590, 846], things),
  }
}

/** Things on a table, seen from above. */
export function laid(
  id: string,
  alt: string,
  hour: Hour,
  surface: 'plain' | 'wood' | 'stone',
  table: Room['table'],
  things: readonly Thing[],
): Scene {
  return { id, alt, hour, view: 'above', surface, table, things }
}
