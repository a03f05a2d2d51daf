/** What one sits on or leans on, seen from its side as the figure is: both keep the measures of a body. */

import { dark, light, mix, n } from '../../svg'
import type { Support } from '../scene'

/** How broad a chair's seat is in the points of a pose. */
const SEAT = 108
/** How broad a table is there. */
const TABLE = 200

/** A chair that looks to the right. w is its seat; w of a figure beside it is 3.84 times as much. */
export const chair: Support = {
  draw({ w, color = '#b07a52' }, pen) {
    const wood = pen.linear(
      [
        [0, light(color, 0.22)],
        [1, dark(color, 0.14)],
      ],
      0,
      0,
      1,
      0.4,
    )
    const away = mix(dark(color, 0.2), pen.hour.wall[0], 0.3)
    const bar = (path: string, stroke: string, width: number) =>
      `<path d="${path}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`
    return `<g transform="scale(${n(w / SEAT)})">
      <g ${pen.clay('s')}>${bar('M-36 -88L-40 -5', away, 9)}${bar('M35 -88L39 -5', away, 9)}</g>
      <g ${pen.clay('m')}>${bar('M-45 -90L-51 -4', color, 11)}${bar('M45 -90L51 -4', color, 11)}${bar('M-46 -94C-49 -132 -53 -168 -60 -206', color, 12)}</g>
      <g ${pen.clay('m')}><path d="M-62 -214C-54 -216 -50 -212 -49 -204L-45 -168C-45 -160 -55 -158 -57 -166L-67 -204C-68 -209 -67 -213 -62 -214Z" fill="${wood}"/><rect x="-56" y="-101" width="112" height="16" rx="8" fill="${wood}"/></g></g>`
  },
}

/** A slim table as high as a kitchen's. w is its top; w of a figure beside it is 2.075 times as much. */
export const table: Support = {
  draw({ w, color = '#c08e62' }, pen) {
    const wood = pen.linear(
      [
        [0, light(color, 0.3)],
        [1, dark(color, 0.12)],
      ],
      0,
      0,
      1,
      0.3,
    )
    const away = mix(dark(color, 0.2), pen.hour.wall[0], 0.3)
    const leg = (x: number, to: number, stroke: string) =>
      `<path d="M${x} -158L${to} -5" stroke="${stroke}" stroke-width="11" stroke-linecap="round"/>`
    return `<g transform="scale(${n(w / TABLE)})">
      <g ${pen.clay('s')}>${leg(-70, -72, away)}${leg(72, 74, away)}</g>
      <g ${pen.clay('m')}>${leg(-84, -88, color)}${leg(84, 88, color)}</g>
      <g ${pen.clay('m')}><rect x="-92" y="-158" width="184" height="16" rx="4" fill="${dark(color, 0.12)}"/><rect x="-100" y="-170" width="200" height="15" rx="7" fill="${wood}"/></g></g>`
  },
}
