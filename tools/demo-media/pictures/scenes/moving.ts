/** Someone who moves, in a room with few things: what a picture of a movement shows where one can be shown. */
import type { Person } from '../../figure/draw'
import type { Hour, Scene, Thing } from '../scene'
import { corner } from './corner'

/** As in the videos, and some of their friends. */
export const people = {
  tail: { skin: '#d9a27e', hair: '#5b3a2e', top: '#8fae98', trousers: '#4a3d5c', hairCut: 'tail' },
  bun: { skin: '#b97f5c', hair: '#30222a', top: '#c98f8a', trousers: '#3d4a5c', hairCut: 'bun' },
  short: { skin: '#8d5a41', hair: '#2a1d24', top: '#ecc078', trousers: '#4d6a57', hairCut: 'short' },
  gray: { skin: '#e3b394', hair: '#8c7f8c', top: '#5f7f8a', trousers: '#2f2440', hairCut: 'short' },
  silver: { skin: '#e3b394', hair: '#a59aa6', top: '#d9735a', trousers: '#2f2440', hairCut: 'bun' },
  dark: { skin: '#c98d68', hair: '#4a2b25', top: '#a892b8', trousers: '#2f2440', hairCut: 'tail' },
} as const satisfies Record<string, Person>

/** A picture of a person on the floor of a room, seen from as far as a whole body needs. */
export const moving = (id: string, alt: string, hour: Hour, things: readonly Thing[]): Scene =>
  corner(id, alt, hour, things, { near: 1, horizon: 620, window: { x: 430, y: -110, w: 520, h: 560 } })
