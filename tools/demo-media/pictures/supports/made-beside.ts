/** What goes with a dish: paper, a jug, ice, spice. */

import { chance, dark, light, mix, n, smooth } from '../../svg'
import type { Support } from '../scene'
import { TILT } from './dishes-front'

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

/** Half the width of a jug at a height from 0 (foot) to 1 (rim), in shares of its belly. */
const jugAt = (t: number) => 0.68 + 0.32 * Math.exp(-(((t - 0.28) / 0.3) ** 2)) + 0.05 * t ** 8

/** A glass jug with a lip at its left and a handle at its right; foot at 0,0. `amount` is how full, and it `holds` what swims. */
export const jug: Support = {
  draw({ w, h = w * 1.35, fill = '#d99a4e', amount = 0.72, holds }, pen) {
    const r = w / 2
    const [neck, foot] = [r * jugAt(1), r * jugAt(0.05)]
    const q = neck * TILT
    const wall = (side: number, from: number, to: number) =>
      Array.from({ length: 21 }, (_, i) => {
        const t = from + ((to - from) * i) / 20
        return `L${n(side * r * jugAt(t))} ${n(-h * t)}`
      }).join('')
    const around = (top: number) =>
      `M${n(-r * jugAt(top))} ${n(-h * top)}${wall(-1, top, 0.05)}Q${n(-foot * 0.98)} ${n(q * 0.4)} ${n(-foot * 0.7)} ${n(q * 0.6)}Q0 ${n(q * 1.3)} ${n(foot * 0.7)} ${n(q * 0.6)}Q${n(foot * 0.98)} ${n(q * 0.4)} ${n(foot)} ${n(-h * 0.05)}${wall(1, 0.05, top)}`
    const level = r * jugAt(amount) * 0.95
    const water = `${around(amount)}A${n(r * jugAt(amount))} ${n(q)} 0 0 1 ${n(-r * jugAt(amount))} ${n(-h * amount)}Z`
    // The rim is round but for the lip, to which it is drawn out.
    const rim = `M${n(neck)} ${n(-h)}A${n(neck)} ${n(q)} 0 0 0 ${n(-neck * 0.5)} ${n(-h - q * 0.87)}Q${n(-neck * 0.95)} ${n(-h - q * 0.9)} ${n(-neck * 1.42)} ${n(-h - q * 0.75)}Q${n(-neck * 1.02)} ${n(-h + q * 0.3)} ${n(-neck * 0.5)} ${n(-h + q * 0.87)}A${n(neck)} ${n(q)} 0 0 0 ${n(neck)} ${n(-h)}Z`
    const throat = `M${n(-neck * 1.42)} ${n(-h - q * 0.75)}Q${n(-neck * 1.02)} ${n(-h * 0.95)} ${n(-r * jugAt(0.84))} ${n(-h * 0.84)}`
    const lip = `${throat}Q${n(-neck * 0.74)} ${n(-h * 0.9)} ${n(-neck * 0.5)} ${n(-h + q * 0.87)}Z`
    const handle = `M${n(r * jugAt(0.88))} ${n(-h * 0.88)}C${n(r * 1.6)} ${n(-h * 0.98)} ${n(r * 1.66)} ${n(-h * 0.34)} ${n(r * jugAt(0.3))} ${n(-h * 0.3)}`
    const edge = mix(dark(fill, 0.5), pen.hour.shade, 0.3)
    const tint = pen.linear(
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
    )
    return `<g fill="none" stroke-linecap="round"><path d="${handle}" stroke="${edge}" stroke-width="${n(w * 0.086)}" opacity=".34"/><path d="${handle}" stroke="#fff" stroke-width="${n(w * 0.066)}" opacity=".7"/><path d="${handle}" stroke="${edge}" stroke-width="${n(w * 0.016)}" opacity=".16" transform="translate(${n(w * 0.012)} ${n(w * 0.012)})"/></g>
      <path d="${around(1)}Z" fill="#fff" opacity=".34"/><path d="${lip}" fill="#fff" opacity=".4"/><path d="${rim}" fill="${edge}" opacity=".12"/>
      <path d="${water}" fill="${tint}"/><g ${pen.clip(`<path d="${water}"/>`)}>${pen.inner(holds)}<path d="${water}" fill="${fill}" opacity=".3"/></g>
      <ellipse cy="${n(-h * amount)}" rx="${n(level)}" ry="${n(level * TILT)}" fill="${light(fill, 0.5)}" stroke="#fff" stroke-width="1.6" opacity=".8"/>
      <g fill="none"><path d="${around(1)}" stroke="${edge}" stroke-width="${n(w * 0.016)}" opacity=".4"/><path d="${around(0.97)}" stroke="#fff" stroke-width="${n(w * 0.02)}" opacity=".6" transform="scale(.965 .99)"/>
      <path d="${throat}" stroke="${edge}" stroke-width="${n(w * 0.016)}" opacity=".4"/><path d="${rim}" stroke="${edge}" stroke-width="${n(w * 0.03)}" opacity=".32" stroke-linejoin="round"/><path d="${rim}" stroke="#fff" stroke-width="${n(w * 0.02)}" opacity=".95" stroke-linejoin="round"/>
      <path d="M${n(-r * jugAt(0.6) * 0.84)} ${n(-h * 0.6)}Q${n(-r * 0.86)} ${n(-h * 0.34)} ${n(-r * 0.76)} ${n(-h * 0.12)}" stroke="#fff" stroke-width="${n(w * 0.055)}" stroke-linecap="round" opacity=".65" ${pen.soft(w * 0.012)}/><path d="M${n(r * 0.84)} ${n(-h * 0.4)}Q${n(r * 0.86)} ${n(-h * 0.26)} ${n(r * 0.8)} ${n(-h * 0.14)}" stroke="#fff" stroke-width="${n(w * 0.024)}" stroke-linecap="round" opacity=".5"/></g>`
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
