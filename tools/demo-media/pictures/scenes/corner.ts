/** A few things on a table, seen from the front: what most pictures of movements, meditations and evenings are. */
import type { Drawn, Hour, Scene, Thing, WindowLight } from '../scene'
import { nearer } from './nearer'

/** Another room than the hour's own: its walls, where its window is, how near its things are. */
export type Place = Partial<Pick<Scene, 'wall' | 'table' | 'surface' | 'horizon'>> & {
  window?: Partial<WindowLight>
  near?: number
}

/** A picture of things from back to front, in the light of an hour. */
export function corner(id: string, alt: string, hour: Hour, things: readonly Thing[], place: Place = {}): Scene {
  const { near = 1.15, window: light, ...room } = place
  const window = { x: 410, y: -90, w: 490, h: 590, ...(hour === 'dusk' && { strength: 0.7 }), ...light }
  return { id, alt, hour, view: 'front', horizon: 590, ...room, window, things: nearer(near, [590, 846], things) }
}

/** Rooms for lists whose pictures share an hour: each wall and window is seen once in a list. */
export const places = {
  butter: { wall: ['#fdf0c8', '#f0cf86'], table: ['#f8e6b8', '#dcb670'], window: { x: 120, w: 420, h: 560 } },
  brick: { wall: ['#f0c8b2', '#c07f6c'], table: ['#e0ae96', '#a9695a'], window: { x: 700, w: 330, h: 640 } },
  night: {
    wall: ['#7f7aa8', '#3d3763'],
    table: ['#6a5f8c', '#3a3259'],
    window: { x: 250, w: 230, h: 380, strength: 0.5 },
  },
  sea: {
    wall: ['#bcd0d2', '#6c8d99'],
    table: ['#b9a58f', '#86705f'],
    surface: 'wood',
    window: { x: 620, y: -60, w: 620, h: 540, lean: -10, leaves: 4 },
  },
  ochre: { wall: ['#f3d9a2', '#c8954f'], table: ['#d9b27a', '#a0753f'], window: { x: 840, w: 240, h: 700, leaves: 0 } },
  moss: {
    wall: ['#dbe0c2', '#8f9f79'],
    table: ['#cfc7a3', '#98906a'],
    window: { x: 180, y: -140, w: 760, h: 620, lean: -8, leaves: 1 },
  },
  plum: {
    wall: ['#cfaebb', '#7c5570'],
    table: ['#b28c9b', '#6b4a61'],
    window: { x: 170, w: 330, h: 540, strength: 0.6 },
  },
  sky: {
    wall: ['#e6eff3', '#a8c2d0'],
    table: ['#e9e2d2', '#c1b49a'],
    window: { x: 150, y: -120, w: 640, h: 600, lean: -12, leaves: 0 },
  },
  fern: {
    wall: ['#dfe9c9', '#9db67f'],
    table: ['#eadfb9', '#c2ac72'],
    surface: 'wood',
    window: { x: 660, w: 380, h: 600 },
  },
  blush: { wall: ['#fbe4dc', '#e3a99d'], table: ['#f4dccb', '#cf9f88'], window: { x: 300, w: 300, h: 640, leaves: 2 } },
  tile: {
    wall: ['#f3f6f4', '#c3d4d6'],
    table: ['#f4efe4', '#cfc6b2'],
    surface: 'stone',
    window: { x: 760, w: 360, h: 520 },
  },
  clay: {
    wall: ['#f8d9b6', '#d9945f'],
    table: ['#e2b183', '#ab7346'],
    surface: 'wood',
    window: { x: 560, w: 420, h: 520 },
  },
  ink: {
    wall: ['#8d94b5', '#464c76'],
    table: ['#8c7f8f', '#544a63'],
    window: { x: 800, w: 260, h: 430, strength: 0.55, leaves: 1 },
  },
} as const satisfies Record<string, Place>

/** Branches in a vase, at the back. */
export function branches(x: number, color: string, leaf: Drawn['leaf'], accent: string, tall = 200): Drawn {
  const stems = [
    [1.5, 0.12],
    [1.2, -0.3],
    [1.1, 0.36],
  ] as const
  return { kind: 'vase', x, y: 690, w: tall * 0.66, h: tall, color, stems, leaf, accent, blur: 0.6 }
}
