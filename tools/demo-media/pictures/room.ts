/** What everything stands in: wall, table, the window's light on both, and over all of it. */

import { dark, light, n, unit } from '../svg'
import { lightMask, windowOf } from './light'
import { outdoors } from './outdoors'
import { BLEED, type HourLight, pointsOf, type Scene } from './scene'

/** A band over the whole width, from y down. */
const rect = (w: number, h: number, extra: string, y = -BLEED) =>
  `<rect x="${-BLEED}" y="${n(y)}" width="${w + BLEED * 2}" height="${n(h)}" ${extra}/>`

/** A noise drawn in one dark color, for grain of wood or stone. */
function noise(id: string, frequency: string, color: string, low: number, high: number, octaves = 3, seed = 4): string {
  const [r, g, b] = unit(color)
  const slope = 1 / (high - low)
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${n(slope)} 0 0 0 ${(-low * slope).toFixed(2)}"/></filter>`
}

export function roomDefs(scene: Scene, hour: HourLight): string {
  const above = scene.view === 'above'
  const wood = dark(hour.table[1], 0.35)
  return [
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${hour.wall[0]}"/><stop offset="1" stop-color="${hour.wall[1]}"/></linearGradient>`,
    `<linearGradient id="table" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${hour.table[0]}"/><stop offset="1" stop-color="${hour.table[1]}"/></linearGradient>`,
    // Of the table's own color: white would be a line across an evening.
    `<linearGradient id="edge"><stop offset="0" stop-color="${light(hour.table[0], 0.5)}" stop-opacity=".4"/><stop offset="1" stop-color="${light(hour.table[1], 0.2)}" stop-opacity=".2"/></linearGradient>`,
    '<filter id="pane" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>',
    '<filter id="leaf" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>',
    '<filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="46"/></filter>',
    '<filter id="blur" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>',
    noise('wood', above ? '.0016 .038' : '.0018 .06', wood, 0.36, 0.9, 3, scene.id.length),
    noise('stone', '.012 .012', wood, 0.42, 1, 4, scene.id.length),
    noise('plaster', '.0035 .005', dark(hour.wall[1], 0.2), 0.4, 1.1, 2, scene.id.length),
    `<mask id="light" maskUnits="userSpaceOnUse" x="-400" y="-400" width="3200" height="2600">${lightMask(windowOf(scene))}</mask>`,
  ].join('')
}

/** Seams between boards, seen from above. */
function seams(w: number, h: number, color: string): string {
  const rows = [0.21, 0.47, 0.74]
  return rows
    .map(
      (t, i) =>
        `<path d="M${-BLEED} ${n(h * t)}H${w + BLEED}" stroke="${color}" stroke-width="2.4" opacity=".32"/><path d="M${-BLEED} ${n(h * t + 2.4)}H${w + BLEED}" stroke="#fff" stroke-width="1.6" opacity=".4"/>${rect(w, h * (i % 2 ? 0.27 : 0.26), `fill="${i % 2 ? '#fff' : color}" opacity=".05"`, h * t)}`,
    )
    .join('')
}

/** Wall, table and their light, behind all things. */
export function room(scene: Scene, hour: HourLight): string {
  const [w, h] = pointsOf(scene)
  if (scene.outdoors) return outdoors(scene, scene.outdoors, hour)
  const whole = h + BLEED * 2
  const lamp = (fill: string, opacity: number) =>
    rect(w, whole, `fill="${fill}" opacity="${opacity}" mask="url(#light)"`)
  const grain =
    scene.surface === 'wood'
      ? 'filter="url(#wood)" opacity=".55"'
      : scene.surface === 'stone'
        ? 'filter="url(#stone)" opacity=".3"'
        : ''
  if (scene.view === 'above')
    return `${rect(w, whole, 'fill="url(#table)"')}${grain ? rect(w, whole, grain) : ''}${scene.surface === 'wood' ? seams(w, h, dark(hour.table[1], 0.5)) : ''}`

  const edge = scene.horizon ?? h * 0.68
  const win = windowOf(scene)
  // The sides of the window's light on the table, on to where the canvas ends.
  const end = h + BLEED
  const side = (far: number, near: number) =>
    [win.x + win.w * far, win.x + win.w * (far + ((near - far) * (end - edge)) / (h - edge))] as const
  const pane = (left: readonly [number, number], right: readonly [number, number]) =>
    `M${n(left[1])} ${end} L ${n(left[0])} ${n(edge)} H ${n(right[0])} L ${n(right[1])} ${end}Z`
  const beam = pane(side(0.02, -0.28), side(0.44, 0.3)) + pane(side(0.49, 0.38), side(0.92, 0.96))
  return `${rect(w, edge + 2 + BLEED, 'fill="url(#wall)"')}${scene.plain ? '' : rect(w, edge + BLEED, 'filter="url(#plaster)" opacity=".16"')}
    <g filter="url(#glow)" opacity=".5">${lamp(hour.pane, 1)}</g>${lamp(hour.pane, 0.86)}
    <g>${rect(w, end - edge, 'fill="url(#table)"', edge)}${grain ? rect(w, end - edge, grain, edge) : ''}</g>
    <path d="${beam}" fill="${hour.pane}" opacity=".5" filter="url(#blur)"/>
    ${rect(w, 26, `fill="${hour.shade}" opacity=".16" filter="url(#blur)"`, edge - 18)}
    ${rect(w, 34, `fill="${hour.shade}" opacity=".1" filter="url(#blur)"`, edge + 2)}
    ${rect(w, 1.6, 'fill="url(#edge)"', edge)}`
}

/** The air in front: light and leaf shadow over things seen from above, a fall of light from left to right. */
export function air(scene: Scene, hour: HourLight): string {
  if (scene.flat) return ''
  const [w, h] = pointsOf(scene)
  const fall = `<defs><linearGradient id="fall" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${light(hour.pane, 0.2)}" stop-opacity=".3"/><stop offset=".5" stop-color="${hour.pane}" stop-opacity="0"/><stop offset=".5" stop-color="${hour.shade}" stop-opacity="0"/><stop offset="1" stop-color="${hour.shade}" stop-opacity=".3"/></linearGradient></defs>`
  const whole = h + BLEED * 2
  const over = scene.plain ? '' : fall + rect(w, whole, 'fill="url(#fall)" style="mix-blend-mode:soft-light"')
  if (scene.view === 'front') return over
  const shade = `<g style="mix-blend-mode:multiply" opacity=".2">${rect(w, whole, `fill="${light(hour.shade, 0.3)}" mask="url(#dim)"`)}</g>`
  const dim = `<mask id="dim" maskUnits="userSpaceOnUse" x="-400" y="-400" width="3200" height="2600"><rect x="-400" y="-400" width="3200" height="2600" fill="#fff"/><g filter="url(#invert)">${lightMask(windowOf(scene))}</g></mask>`
  const invert =
    '<filter id="invert" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"/></filter>'
  return `<defs>${invert}${dim}</defs>${scene.plain ? '' : shade}<g style="mix-blend-mode:soft-light">${rect(w, whole, `fill="${hour.pane}" opacity=".46" mask="url(#light)"`)}</g>${over}`
}
