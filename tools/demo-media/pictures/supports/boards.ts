/** Cutting boards. */

import { chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** A cutting board with end grain lines, a handle and a hole. */
export const boardAbove: Support = {
  draw({ w, h = w * 0.66, color = '#cf9c68', holds, seed = 4 }, pen) {
    const next = chance(seed)
    let grain = ''
    for (let i = 1; i < 22; i++) {
      const y = -h / 2 + (h * i) / 22 + (next() - 0.5) * 5
      const bow = (next() - 0.5) * 18
      grain += `<path d="M${n(-w / 2)} ${n(y)} C ${n(-w * 0.2)} ${n(y + bow)} ${n(w * 0.16)} ${n(y - bow)} ${n(w / 2)} ${n(y + bow * 0.4)}" stroke-width="${n(0.8 + next() * 2.6)}" opacity="${n(0.1 + next() * 0.3)}"/>`
    }
    const round = Math.min(w, h) * 0.09
    const outline = `<path d="M${n(w / 2 - 8)} ${n(-h * 0.1)} h ${n(w * 0.13)} q ${n(w * 0.05)} 0 ${n(w * 0.05)} ${n(h * 0.1)} q 0 ${n(h * 0.1)} ${n(-w * 0.05)} ${n(h * 0.1)} h ${n(-w * 0.13)}Z"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}"/>`
    const fill = pen.linear(
      [
        [0, light(color, 0.34)],
        [0.6, color],
        [1, dark(color, 0.16)],
      ],
      0,
      0,
      1,
      1,
    )
    return `<g fill="${dark(color, 0.42)}" transform="translate(5 7)">${outline}</g><g fill="${fill}">${outline}</g>
      <g ${pen.clip(outline)} fill="none" stroke="${dark(color, 0.5)}">${grain}</g>
      <circle cx="${n(w * 0.612)}" r="${n(w * 0.017)}" fill="${dark(color, 0.6)}"/><path d="M${n(-w / 2 + round)} ${n(-h / 2 + 1.5)}H${n(w / 2 - round)} M${n(-w / 2 + 1.5)} ${n(-h / 2 + round)}V${n(h / 2 - round)}" stroke="#fff" stroke-width="2.4" opacity=".5" stroke-linecap="round"/>${pen.inner(holds)}`
  },
}

/** The same from the front: a narrow top, a thick edge. */
export const boardFront: Support = {
  draw({ w, color = '#cf9c68', holds, seed = 4 }, pen) {
    const r = w / 2
    const d = w * 0.12
    const t = w * 0.026
    const next = chance(seed)
    const top = `M${n(-r * 0.92)} ${n(-d)} H ${n(r * 0.92)} Q ${n(r * 0.95)} ${n(-d)} ${n(r * 0.96)} ${n(-d * 0.86)} L ${n(r)} ${n(-d * 0.12)} Q ${n(r)} 0 ${n(r * 0.97)} 0 H ${n(-r * 0.97)} Q ${n(-r)} 0 ${n(-r)} ${n(-d * 0.12)} L ${n(-r * 0.96)} ${n(-d * 0.86)} Q ${n(-r * 0.95)} ${n(-d)} ${n(-r * 0.92)} ${n(-d)}Z`
    let grain = ''
    for (let i = 1; i < 10; i++) {
      const y = -d + (d * i) / 10
      const bow = (next() - 0.5) * 7
      grain += `<path d="M${n(-r)} ${n(y)} C ${n(-r * 0.3)} ${n(y + bow)} ${n(r * 0.3)} ${n(y - bow)} ${n(r)} ${n(y)}" stroke-width="${n(0.7 + next() * 1.4)}" opacity="${n(0.15 + next() * 0.3)}"/>`
    }
    return `<path d="M${n(-r)} ${n(-d * 0.14)} Q ${n(-r)} ${n(t)} ${n(-r * 0.97)} ${n(t)} H ${n(r * 0.97)} Q ${n(r)} ${n(t)} ${n(r)} ${n(-d * 0.14)}Z" fill="${pen.linear(
      [
        [0, dark(color, 0.16)],
        [1, dark(color, 0.44)],
      ],
    )}"/>
      <path d="${top}" fill="${pen.linear(
        [
          [0, light(color, 0.42)],
          [0.6, color],
          [1, dark(color, 0.1)],
        ],
        0,
        0,
        1,
        0.5,
      )}"/><g ${pen.clip(`<path d="${top}"/>`)} fill="none" stroke="${dark(color, 0.45)}">${grain}</g>
      <path d="M${n(-r * 0.97)} 0.5H${n(r * 0.97)}" stroke="#fff" stroke-width="1.8" opacity=".5"/>${pen.inner(holds)}`
  },
}
