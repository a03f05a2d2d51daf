/** Bread baked without a tin: its floured crust burst along one cut, and slices with an open crumb. */

import { blob, chance, dark, light, mix, n } from '../../svg'
import type { Pen, Support } from '../scene'

/** What the baking basket leaves: rings of flour that follow the loaf, thin where the crust stretched. */
function flour(w: number, h: number, seed: number, pen: Pen): string {
  const next = chance(seed)
  let rings = ''
  let dust = ''
  for (let ring = 0; ring < 6; ring++) {
    const level = 0.16 + ring * 0.14
    const reach = (w / 2) * Math.sqrt(1 - (level - 0.1) ** 2)
    const at = (t: number) => [t * reach, -h * (level + 0.09 * (1 - t * t))] as const
    for (let i = 0; i < 16; i++) {
      const from = -1 + i / 8
      const [ax, ay] = at(from)
      const [bx, by] = at(from + 0.05 + next() * 0.09)
      rings += `<path d="M${n(ax)} ${n(ay)} L ${n(bx)} ${n(by)}" stroke-width="${n(h * (0.025 + next() * 0.04))}" opacity="${n(0.2 + next() * 0.4)}"/>`
    }
    for (let i = 0; i < 70; i++) {
      const [px, py] = at((next() - 0.5) * 2)
      dust += `<circle cx="${n(px)}" cy="${n(py + (next() - 0.5) * h * 0.1)}" r="${n(w * (0.0012 + next() * 0.0022))}" opacity="${n(0.3 + next() * 0.5)}"/>`
    }
  }
  return `<g fill="none" stroke="#fff1d6" stroke-linecap="round" ${pen.soft(h * 0.014)}>${rings}</g><g fill="#fff6e4">${dust}</g>`
}

/** Fine cracks in the crust, along it. */
function cracks(w: number, h: number, seed: number): string {
  const next = chance(seed)
  return Array.from({ length: 46 }, () => {
    const x = (next() - 0.5) * w * 0.86
    const y = -h * (0.1 + next() * 0.78)
    const long = w * (0.015 + next() * 0.04)
    return `M${n(x)} ${n(y)} l ${n(long)} ${n((next() - 0.5) * long * 0.4)} l ${n(long * 0.7)} ${n((next() - 0.5) * long * 0.5)}`
  }).join(' ')
}

/** The cut that opened in the oven: golden where the dough tore, its upper lip a dark ear. */
function cut(w: number, h: number, seed: number, pen: Pen): string {
  const x = w / 2
  const start = `M${n(-x * 0.78)} ${n(-h * 0.42)}`
  const upper = `C ${n(-x * 0.5)} ${n(-h * 0.96)} ${n(x * 0.24)} ${n(-h * 1.08)} ${n(x * 0.76)} ${n(-h * 0.66)}`
  const open = `${start} ${upper} C ${n(x * 0.4)} ${n(-h * 0.6)} ${n(-x * 0.24)} ${n(-h * 0.42)} ${n(-x * 0.78)} ${n(-h * 0.42)}Z`
  const ear = `${start} ${upper} C ${n(x * 0.3)} ${n(-h * 0.92)} ${n(-x * 0.34)} ${n(-h * 0.8)} ${n(-x * 0.78)} ${n(-h * 0.42)}Z`
  const next = chance(seed)
  const torn = Array.from({ length: 40 }, () => {
    const t = next()
    const px = -x * 0.6 + t * x * 1.2
    const py = -h * (0.48 + t * 0.16 + next() * 0.26)
    return `M${n(px)} ${n(py)} q ${n(x * 0.06)} ${n(-h * 0.07)} ${n(x * (0.08 + next() * 0.1))} ${n(-h * 0.08)}`
  }).join(' ')
  return `<path d="${open}" fill="${pen.linear(
    [
      [0, '#b9742f'],
      [0.4, '#e2ab62'],
      [0.8, '#f3cf95'],
      [1, '#d99c52'],
    ],
    0.42,
    0,
    0.5,
    1,
  )}"/><g ${pen.clip(`<path d="${open}"/>`)} fill="none"><path d="${torn}" stroke="#a8622a" stroke-width="${n(w * 0.008)}" stroke-linecap="round" opacity=".34" ${pen.soft(w * 0.003)}/><path d="${open}" stroke="#7a4017" stroke-width="${n(w * 0.016)}" opacity=".5" ${pen.soft(w * 0.008)}/></g><g filter="url(#held-m)"><g ${pen.clay('s')}><path d="${ear}" fill="${pen.linear(
    [
      [0, '#8a4d20'],
      [0.3, '#b26c30'],
      [0.62, '#7d431b'],
      [1, '#5f3115'],
    ],
  )}"/></g></g>`
}

/** A country loaf from the front; foot at 0,0. */
export const countryLoaf: Support = {
  draw({ w, h = w * 0.56, color = '#bd7a3a', seed = 4 }, pen) {
    const x = w / 2
    const shape = `M${n(-x)} ${n(-h * 0.26)} C ${n(-x * 1.02)} ${n(-h * 0.74)} ${n(-x * 0.62)} ${n(-h)} 0 ${n(-h)} C ${n(x * 0.62)} ${n(-h)} ${n(x * 1.02)} ${n(-h * 0.74)} ${n(x)} ${n(-h * 0.26)} C ${n(x * 0.98)} ${n(-h * 0.04)} ${n(x * 0.86)} ${n(h * 0.02)} ${n(x * 0.66)} ${n(h * 0.02)} H ${n(-x * 0.66)} C ${n(-x * 0.86)} ${n(h * 0.02)} ${n(-x * 0.98)} ${n(-h * 0.04)} ${n(-x)} ${n(-h * 0.26)}Z`
    const clip = pen.clip(`<path d="${shape}"/>`)
    const next = chance(seed + 5)
    const baked = Array.from({ length: 22 }, (_, i) => {
      const at = [(next() - 0.5) * w * 0.9, -h * (0.05 + next() * 0.85)] as const
      return `<path d="${blob(w * (0.03 + next() * 0.06), h * (0.03 + next() * 0.06), 0.25, seed + i, 8)}" transform="translate(${n(at[0])} ${n(at[1])})" opacity="${n(0.15 + next() * 0.3)}"/>`
    }).join('')
    return `<g ${pen.clay('l')}><path d="${shape}" fill="${pen.radial(
      [
        [0, light(color, 0.34)],
        [0.42, color],
        [0.8, mix(color, '#7a3f18', 0.6)],
        [1, '#6a3616'],
      ],
      0.36,
      0.3,
      0.78,
    )}"/></g><g ${clip}><g fill="#7d4119" ${pen.soft(w * 0.014)}>${baked}</g><path d="${cracks(w, h, seed)}" fill="none" stroke="#5d2f14" stroke-width="${n(w * 0.003)}" stroke-linejoin="round" opacity=".3"/>${flour(w, h, seed, pen)}${cut(w, h, seed, pen)}<path d="M${n(-x)} ${n(h * 0.04)} V ${n(-h * 0.12)} Q 0 ${n(h * 0.02)} ${n(x)} ${n(-h * 0.12)} V ${n(h * 0.04)}Z" fill="${pen.hour.shade}" opacity=".5" ${pen.soft(h * 0.05)}/></g>`
  },
}

/** The outline of a slice: flat below, domed above. */
const cutFace = (w: number, h: number, k: number) => {
  const x = (w / 2) * k
  const [top, foot] = [(-h / 2) * k, (h / 2) * k]
  return `M${n(-x * 0.8)} ${n(foot)} C ${n(-x * 1.06)} ${n(foot)} ${n(-x * 1.04)} ${n(top * 0.1)} ${n(-x * 0.88)} ${n(top * 0.5)} C ${n(-x * 0.66)} ${n(top * 1.02)} ${n(-x * 0.2)} ${n(top * 1.02)} ${n(x * 0.1)} ${n(top)} C ${n(x * 0.6)} ${n(top * 0.98)} ${n(x * 1.1)} ${n(top * 0.4)} ${n(x)} ${n(foot * 0.5)} Q ${n(x * 0.96)} ${n(foot)} ${n(x * 0.8)} ${n(foot)}Z`
}

/** The bubbles of a long rise: few large ones, many small, each with its own shade. */
function crumb(w: number, h: number, seed: number): string {
  const next = chance(seed)
  return Array.from({ length: 130 }, (_, i) => {
    const size = w * (i < 22 ? 0.018 + next() * 0.026 : 0.004 + next() * 0.01)
    const a = next() * Math.PI * 2
    const d = Math.sqrt(next()) * 0.42
    const place = `translate(${n(Math.cos(a) * d * w)} ${n(Math.sin(a) * d * h + h * 0.04)}) rotate(${n(next() * 180)})`
    const shape = blob(size * 1.35, size * 0.85, 0.24, seed + i, 8)
    return `<g transform="${place}"><path d="${shape}" fill="#ecd3a2"/><path d="${shape}" fill="#c99b5c" transform="translate(${n(-size * 0.14)} ${n(-size * 0.16)}) scale(.7)"/></g>`
  }).join('')
}

/** A slice of it, its cut face to us. Its middle is at 0,0. */
export const countrySlice: Support = {
  draw({ w, h = w * 0.6, color = '#a8652c', fill = '#f4deb2', seed = 3 }, pen) {
    const inside = `<path d="${cutFace(w, h, 0.95)}"/>`
    return `<g ${pen.clay('m')}><path d="${cutFace(w, h, 1)}" transform="translate(${n(w * 0.04)} ${n(-h * 0.04)})" fill="#8f5424"/></g><g ${pen.clay('m')}><path d="${cutFace(w, h, 1)}" fill="${pen.linear(
      [
        [0, light(color, 0.24)],
        [1, '#7d451c'],
      ],
      0,
      0,
      0.6,
      1,
    )}"/><path d="${cutFace(w, h, 0.95)}" fill="${pen.radial(
      [
        [0, light(fill, 0.5)],
        [0.7, fill],
        [1, dark(fill, 0.16)],
      ],
      0.42,
      0.42,
      0.66,
    )}"/></g><g ${pen.clip(inside)}><g ${pen.soft(w * 0.003)}>${crumb(w, h, seed)}</g></g>`
  },
}
