/**
 * What a picture is: a surface, a window, and things from back to front.
 * All distances are in the scene's own points (1200 by 900 unless it says otherwise); a thing's
 * x and y are its middle from above, its foot from the front; inside `holds`
 * they count from the middle or foot of what holds it.
 */
import type { Person } from '../figure/draw'
import type { Stance } from '../figure/stances'
import type { Face } from './face'
import type { Kind } from './kind'

export type Hour = 'morning' | 'noon' | 'dusk'

/** How large an outline's soft volume is, from a seed to a loaf. */
export type Volume = 's' | 'm' | 'l'

interface Placed {
  x: number
  y: number
  /** Turn in degrees, clockwise. */
  r?: number
  flip?: true
  /** How far it throws its shadow: 1 as usual, 0 none. */
  lift?: number
  /** Out of focus, in points. */
  blur?: number
}

/** One picture of the emoji set, by its code point in hex. */
export interface Found extends Placed {
  e: string
  s: number
  hue?: number
  saturation?: number
  brightness?: number
}

/** One thing drawn by us, by its kind. */
export interface Drawn extends Placed {
  kind: Kind
  w: number
  h?: number
  color?: string
  /** What is inside: soup, drink, yolk. */
  fill?: string
  accent?: string
  colors?: readonly string[]
  count?: number
  seed?: number
  /** A kind's own measure from 0 to 1: fullness, bend, roughness. */
  amount?: number
  steam?: true
  unlit?: true
  /** Stems of a vase: [length, lean] each. */
  stems?: readonly (readonly [number, number])[]
  leaf?: 'olive' | 'round' | 'slim' | 'broad' | 'grass'
  /** An emblem's mark, its name in capitals, and how the two stand. */
  mark?: 'sun' | 'waves' | 'tree' | 'lantern' | 'star' | 'rings'
  word?: string
  layout?: 'above' | 'beside' | 'seal' | 'plate' | 'stack' | 'ruled'
  /** A figure's pose and looks. */
  stance?: Stance
  person?: Person
  /** Who a portrait shows. */
  face?: Face
  holds?: readonly Thing[]
}

export type Thing = Found | Drawn

export interface WindowLight {
  x: number
  y: number
  w: number
  h: number
  /** Degrees the panes lean. */
  lean?: number
  leaves?: number
  /** 0 to 1. */
  strength?: number
}

/** Under the sky: `wall` is then its color, and `table` that of the path. */
export interface Outdoors {
  /** Where the ground begins below the sky. */
  bank: number
  /** What reaches from there to `horizon`, where the path begins. */
  between: 'water' | 'meadow'
}

export interface Scene {
  id: string
  /** What it is the picture of, in words for those who do not see it. */
  alt: string
  hour: Hour
  view: 'front' | 'above'
  /** Printed matter: no light or shadow falls over it. */
  flat?: true
  /** One color up to the edges, which the page around the picture has too. */
  plain?: true
  /** Width and height in points. */
  size?: readonly [number, number]
  /** Pixels a point; see pixelsPerPoint. */
  scale?: number
  /** Front only: where the table's far edge is. */
  horizon?: number
  surface?: 'plain' | 'wood' | 'stone'
  /** Front only: the open air in place of a room. */
  outdoors?: Outdoors
  wall?: readonly [string, string]
  table?: readonly [string, string]
  window?: WindowLight
  things: readonly Thing[]
}

/**
 * How far a picture is painted beyond its frame on each side, in points. What is soft would end there with a pale edge:
 * a filter sees nothing outside the canvas.
 */
export const BLEED = 90

/** Cards are shown up to 800 px wide, at twice the pixels on most screens. */
const CARD_SCALE = 4 / 3

/** The size of a scene, in points. */
export const pointsOf = (scene: Scene): readonly [width: number, height: number] => scene.size ?? [1200, 900]

/** How many pixels a point of the scene is. */
export const pixelsPerPoint = (scene: Scene): number => scene.scale ?? CARD_SCALE

/** What a kind's drawing may ask for. */
export interface Pen {
  hour: HourLight
  /** A gradient from color to color along (x1,y1)–(x2,y2), in shares of the shape's box. */
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** Clips by a path; gives the attribute. */
  clip(shape: string): string
  /** Softens, by so many points; gives the attribute. */
  soft(by: number): string
  /** The volume of an outline; gives the attribute. */
  clay(volume: Volume): string
  /** Folds of cloth, as a filter over a shape. */
  folds(seed: number): string
  inner(things: readonly Thing[] | undefined): string
}

export type Stop = readonly [number, string, number?]

export interface HourLight {
  wall: readonly [string, string]
  table: readonly [string, string]
  pane: string
  shade: string
  /** Brightness and saturation of the found pictures. */
  tone: readonly [number, number]
  /** Colour of the highlights. */
  gleam: string
}

export type Draw = (thing: Drawn, pen: Pen) => string

/** A kind: how it is drawn, and whether its outline is given volume as a whole. */
export interface Support {
  draw: Draw
  clay?: Volume
}
