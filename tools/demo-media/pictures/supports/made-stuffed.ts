/** Vegetables in halves that hold something. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** Half a pepper lying open, its stem to the left; what it `holds` is clipped to it. */
export const pepperHalf: Support = {
  draw({ w, h = w * 0.56, color = '#d2452f', fill = '#e9d6a2', holds }, pen) {
    const shape = (k: number) =>
      `M${n(-w * 0.44 * k)} ${n(-h * 0.12 * k)} C ${n(-w * 0.42 * k)} ${n(-h * 0.56 * k)} ${n(-w * 0.1 * k)} ${n(-h * 0.54 * k)} ${n(w * 0.1 * k)} ${n(-h * 0.48 * k)} C ${n(w * 0.36 * k)} ${n(-h * 0.5 * k)} ${n(w * 0.52 * k)} ${n(-h * 0.26 * k)} ${n(w * 0.46 * k)} 0 C ${n(w * 0.52 * k)} ${n(h * 0.28 * k)} ${n(w * 0.34 * k)} ${n(h * 0.52 * k)} ${n(w * 0.1 * k)} ${n(h * 0.48 * k)} C ${n(-w * 0.1 * k)} ${n(h * 0.56 * k)} ${n(-w * 0.42 * k)} ${n(h * 0.54 * k)} ${n(-w * 0.44 * k)} ${n(h * 0.12 * k)}Z`
    return `<g ${pen.clay('s')}><path d="M${n(-w * 0.42)} ${n(-h * 0.08)} q ${n(-w * 0.08)} ${n(-h * 0.02)} ${n(-w * 0.12)} ${n(-h * 0.1)} l ${n(-w * 0.02)} ${n(h * 0.12)} q ${n(w * 0.06)} ${n(h * 0.1)} ${n(w * 0.14)} ${n(h * 0.12)}Z" fill="#6f8a45"/></g><g ${pen.clay('m')}><path d="${shape(1)}" fill="${pen.linear(
      [
        [0, light(color, 0.24)],
        [0.5, color],
        [1, dark(color, 0.24)],
      ],
      0,
      0,
      0.3,
      1,
    )}"/></g><path d="${shape(0.84)}" fill="${dark(color, 0.4)}"/><g ${pen.clip(`<path d="${shape(0.9)}"/>`)}><path d="${shape(0.82)}" fill="${fill}"/>${pen.inner(holds)}</g>`
  },
}

/** Half an eggplant, scored and glazed, its stem to the left. */
export const eggplantHalf: Support = {
  draw({ w, h = w * 0.42, color = '#4b2f4c', fill = '#c07a32', accent = '#6f7f4a' }, pen) {
    const shape = (k: number) =>
      `M${n(-w * 0.46 * k)} 0 C ${n(-w * 0.46 * k)} ${n(-h * 0.32 * k)} ${n(-w * 0.2 * k)} ${n(-h * 0.3 * k)} ${n(0)} ${n(-h * 0.42 * k)} C ${n(w * 0.24 * k)} ${n(-h * 0.56 * k)} ${n(w * 0.5 * k)} ${n(-h * 0.36 * k)} ${n(w * 0.5 * k)} 0 C ${n(w * 0.5 * k)} ${n(h * 0.36 * k)} ${n(w * 0.24 * k)} ${n(h * 0.56 * k)} 0 ${n(h * 0.42 * k)} C ${n(-w * 0.2 * k)} ${n(h * 0.3 * k)} ${n(-w * 0.46 * k)} ${n(h * 0.32 * k)} ${n(-w * 0.46 * k)} 0Z`
    let lattice = ''
    for (let i = -4; i < 9; i++) {
      const x = -w * 0.5 + i * w * 0.11
      lattice += `<path d="M${n(x)} ${n(-h * 0.5)} l ${n(h)} ${n(h)} M${n(x + h)} ${n(-h * 0.5)} l ${n(-h)} ${n(h)}"/>`
    }
    const clip = pen.clip(`<path d="${shape(0.88)}"/>`)
    return `<g ${pen.clay('m')}><path d="M${n(-w * 0.36)} ${n(-h * 0.2)} Q ${n(-w * 0.48)} ${n(-h * 0.18)} ${n(-w * 0.56)} ${n(-h * 0.1)} L ${n(-w * 0.6)} ${n(h * 0.02)} L ${n(-w * 0.55)} ${n(h * 0.1)} Q ${n(-w * 0.46)} ${n(h * 0.16)} ${n(-w * 0.36)} ${n(h * 0.2)}Z" fill="${accent}"/></g><g ${pen.clay('m')}><path d="${shape(1)}" fill="${color}"/><path d="${shape(0.9)}" fill="${pen.radial(
      [
        [0, '#eec07a'],
        [0.55, fill],
        [1, dark(fill, 0.34)],
      ],
      0.55,
      0.4,
      0.65,
    )}"/></g><g ${clip}><g fill="none" stroke="#6b3413" stroke-width="${n(h * 0.03)}" opacity=".55">${lattice}</g><g fill="none" stroke="#ffdf9f" stroke-width="${n(h * 0.02)}" opacity=".5" transform="translate(2 2)">${lattice}</g><ellipse cx="${n(w * 0.08)}" cy="${n(-h * 0.2)}" rx="${n(w * 0.26)}" ry="${n(h * 0.08)}" fill="#fff2cf" opacity=".6" ${pen.soft(h * 0.06)}/></g>`
  },
}
