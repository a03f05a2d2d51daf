/** What goes with a dish: paper, a jug, ice, spice. */

import { chance, dark, light, n, smooth } from '../../svg'
import type { Support } from '../scene'
import { ellipse, TILT } from './dishes-front'

/** Baking paper opened round a dish, seen from above: creased, its edges crimped. */
export const paper: Support = {
  draw({ w, h = w * 0.66, color = '#f3e4cb', holds, seed = 5 }, pen) {
    const next = chance(seed)
    const edge = (k: number, rough: number) => {
      const points: [number, number][] = []
      const count = 34
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2
        const c = Math.cos(a)
        const s = Math.sin(a)
        // Between a round and a rectangle, crimped.
        const p = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2)
        const f = k * (1 + (i % 2 ? rough : -rough) * (0.5 + next()))
        points.push([c * p * (w / 2) * f, s * p * (h / 2) * f])
      }
      return smooth(points)
    }
    const body = edge(1, 0.022)
    return `<g ${pen.folds(seed)}><path d="${body}" fill="${color}"/></g><g ${pen.clay('m')}><path fill-rule="evenodd" d="${body} ${edge(0.82, 0.03)}" fill="${light(color, 0.25)}"/></g><path d="${edge(0.8, 0.02)}" fill="${dark(color, 0.07)}" opacity=".8"/>${pen.inner(holds)}`
  },
}

/** A glass jug with a handle at its right; foot at 0,0. `amount` is how full. */
export const jug: Support = {
  draw({ w, h = w * 1.35, fill = '#d99a4e', amount = 0.72, holds }, pen) {
    const r = w / 2
    const q = r * TILT
    const side = (s: number) =>
      `C ${n(s * r * 0.62)} ${n(-h * 0.8)} ${n(s * r * 1.04)} ${n(-h * 0.62)} ${n(s * r)} ${n(-h * 0.28)} Q ${n(s * r * 0.98)} ${n(-h * 0.04)} ${n(s * r * 0.74)} 0`
    const body = `M${n(-r * 0.7)} ${n(-h)} ${side(-1)} Q 0 ${n(q * 1.1)} ${n(r * 0.74)} 0 Q ${n(r * 0.98)} ${n(-h * 0.04)} ${n(r)} ${n(-h * 0.28)} C ${n(r * 1.04)} ${n(-h * 0.62)} ${n(r * 0.62)} ${n(-h * 0.8)} ${n(r * 0.7)} ${n(-h)}Z`
    const level = -h * amount
    const clip = pen.clip(`<path d="${body}"/>`)
    return `<g ${pen.clay('s')}><path d="M${n(r * 0.66)} ${n(-h * 0.88)} C ${n(r * 1.6)} ${n(-h * 0.98)} ${n(r * 1.62)} ${n(-h * 0.3)} ${n(r * 0.92)} ${n(-h * 0.24)}" fill="none" stroke="#ffffff" stroke-opacity=".72" stroke-width="${n(w * 0.07)}" stroke-linecap="round"/></g>
      <path d="${body}" fill="#fff" opacity=".32"/><g ${clip}><rect x="${n(-r * 1.1)}" y="${n(level)}" width="${n(w * 1.1)}" height="${n(-level + q * 2)}" fill="${pen.linear(
        [
          [0, light(fill, 0.2)],
          [0.3, light(fill, 0.4)],
          [0.65, fill],
          [1, dark(fill, 0.24)],
        ],
        0,
        0,
        1,
        0.1,
      )}"/>${ellipse(r * 0.84, level, `fill="${light(fill, 0.4)}"`)}${pen.inner(holds)}</g>
      <path d="${body}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".6"/><path d="M${n(-r * 0.7)} ${n(-h)} q ${n(-r * 0.16)} ${n(-h * 0.02)} ${n(-r * 0.26)} ${n(-h * 0.03)}" stroke="#fff" stroke-width="${n(w * 0.03)}" fill="none" stroke-linecap="round" opacity=".8"/>
      ${ellipse(r * 0.7, -h, `fill="none" stroke="#fff" stroke-width="${n(w * 0.018)}" opacity=".9"`)}<path d="M${n(-r * 0.8)} ${n(-h * 0.52)} Q ${n(-r * 0.84)} ${n(-h * 0.3)} ${n(-r * 0.7)} ${n(-h * 0.12)}" stroke="#fff" stroke-width="${n(w * 0.06)}" stroke-linecap="round" fill="none" opacity=".6" ${pen.soft(w * 0.012)}/>`
  },
}

/** Ice cubes over w by h, for glasses and bowls; from the front they count upwards from 0,0. */
export const ice: Support = {
  draw({ w, h = w, count = 4, seed = 3 }, pen) {
    const next = chance(seed)
    const size = w * 0.44
    return Array.from({ length: count }, (_, i) => {
      const x = (i % 2 ? 1 : -1) * w * 0.2 + (next() - 0.5) * w * 0.16
      const y = -h * ((i + 0.5) / count) + (next() - 0.5) * h * 0.06
      const turn = (next() - 0.5) * 70
      const cube = `<rect x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.2)}"`
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${cube} fill="#ffffff" opacity=".34"/>${cube} fill="none" stroke="#ffffff" stroke-width="${n(size * 0.06)}" opacity=".7"/><path d="M${n(-size * 0.28)} ${n(-size * 0.24)} h ${n(size * 0.3)}" stroke="#fff" stroke-width="${n(size * 0.1)}" stroke-linecap="round" opacity=".8" ${pen.soft(size * 0.03)}/></g>`
    }).join('')
  },
}

/** A cinnamon stick lying: bark rolled from both sides. */
export const cinnamon: Support = {
  clay: 's',
  draw({ w, h = w * 0.15, color = '#a4653a' }, pen) {
    const roll = (y: number, c: string) =>
      `<rect x="${n(-w / 2)}" y="${n(y - h * 0.3)}" width="${n(w)}" height="${n(h * 0.6)}" rx="${n(h * 0.26)}" fill="${pen.linear(
        [
          [0, light(c, 0.3)],
          [0.5, c],
          [1, dark(c, 0.3)],
        ],
        0,
        0,
        0,
        1,
      )}"/><ellipse cx="${n(w * 0.48)}" cy="${n(y)}" rx="${n(h * 0.12)}" ry="${n(h * 0.24)}" fill="${dark(c, 0.5)}"/>`
    return roll(-h * 0.24, light(color, 0.08)) + roll(h * 0.24, color)
  },
}
