import type { Hour, Scene, Thing } from '../scene'
import { wide } from './nearer'

/**
 * The color of a band in its hour, as it is before the picture is graded: then it is the
 * `--light-background` of tokens.css, or the blush of the page of testimonials.
 */
const BAND = { morning: '#f5e5d3', noon: '#e1e8dc', dusk: '#e2dbe9', blush: '#f2dfdb' } as const

/** As wide as the picture of a list page's band, and as low: shown up to 730 px wide, at twice the pixels. */
const LOW = { size: [1600, 608], scale: 1, plain: true } as const

/**
 * The picture of a list page's band: its wall is the band's own, so that only table and things stand out. What matters
 * stands in the middle, since a banner with more text than others shows less of the sides.
 * @param x where the window's light begins
 */
export function band(
  id: string,
  alt: string,
  hour: Hour,
  x: number,
  things: readonly Thing[],
  color: keyof typeof BAND = hour,
): Scene {
  const wall = [BAND[color], BAND[color]] as const
  const window = { x, y: 36, w: 430, h: 322, leaves: 2, strength: hour === 'dusk' ? 0.7 : 0.9 }
  return { id: `band-${id}`, alt, hour, view: 'front', ...LOW, horizon: 404, wall, window, things }
}

/** A band's picture seen from above: its things lie on the band itself. */
export function bandFromAbove(id: string, alt: string, hour: Hour, things: readonly Thing[]): Scene {
  const table = [BAND[hour], BAND[hour]] as const
  const window = { x: 560, y: 40, w: 560, h: 530, leaves: 2 }
  return { id: `band-${id}`, alt, hour, view: 'above', ...LOW, table, window, things }
}

/** The picture of a banner, with the banner's color for its wall: as wide as on inner pages, or as high as on the first ones. */
export function beside(id: string, alt: string, hour: Hour, shape: 'wide' | 'high', things: readonly Thing[]): Scene {
  const wall = [BAND[hour], BAND[hour]] as const
  const place =
    shape === 'wide'
      ? { ...wide, horizon: 610, window: { x: 640, y: 60, w: 520, h: 460 } }
      : { size: [1250, 1000] as const, scale: 1.5, horizon: 660, window: { x: 520, y: 70, w: 520, h: 500 } }
  return { id, alt, hour, view: 'front', plain: true, wall, ...place, things }
}
