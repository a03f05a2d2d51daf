/** Bread, cakes and crackers. */

import { blob, chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

const grains = (count: number, w: number, h: number, colors: readonly string[], seed: number, size: number) => {
  const next = chance(seed)
  return Array.from({ length: count }, () => {
    const x = (next() - 0.5) * w
    const y = (next() - 0.5) * h
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * (0.7 + next() * 0.5))}" ry="${n(size * 0.45)}" transform="rotate(${n(next() * 180)} ${n(x)} ${n(y)})" fill="${colors[Math.floor(next() * colors.length)] ?? '#e3c08a'}"/>`
  }).join('')
}

const face = (w: number, h: number, k: number) => {
  const x = (w / 2) * k
  const y = (h / 2) * k
  return `M${n(-x * 0.9)} ${n(y)} Q ${n(-x)} ${n(y)} ${n(-x * 0.98)} ${n(y * 0.8)} L ${n(-x * 0.93)} ${n(-y * 0.2)} C ${n(-x * 1.06)} ${n(-y * 0.9)} ${n(-x * 0.5)} ${n(-y * 1.06)} 0 ${n(-y)} C ${n(x * 0.5)} ${n(-y * 1.06)} ${n(x * 1.06)} ${n(-y * 0.9)} ${n(x * 0.93)} ${n(-y * 0.2)} L ${n(x * 0.98)} ${n(y * 0.8)} Q ${n(x)} ${n(y)} ${n(x * 0.9)} ${n(y)}Z`
}

/** A slice, its cut face to us: `color` the crust, `fill` the crumb, `colors` what is in it. Its middle is at 0,0. */
export const slice: Support = {
  draw({ w, h = w * 0.86, color = '#8a5a34', fill = '#c79e6c', colors, count = 26, seed = 4 }, pen) {
    const clip = pen.clip(`<path d="${face(w, h, 0.9)}"/>`)
    return `<g ${pen.clay('m')}><path d="${face(w, h, 1)}" fill="${color}"/><path d="${face(w, h, 0.93)}" fill="${pen.radial(
      [
        [0, light(fill, 0.3)],
        [0.8, fill],
        [1, dark(fill, 0.1)],
      ],
      0.4,
      0.4,
      0.7,
    )}"/></g><g ${clip}><g opacity=".5">${grains(40, w * 0.86, h * 0.86, [dark(fill, 0.24), dark(fill, 0.12)], seed + 9, w * 0.012)}</g>${colors ? grains(count, w * 0.82, h * 0.8, colors, seed, w * 0.022) : ''}</g>`
  },
}

/** A loaf from a tin, from the front, cut at its right; foot at 0,0. `colors` are the seeds on it, `accent` a glaze. */
export const loaf: Support = {
  draw({ w, h = w * 0.42, color = '#9a6a3c', fill = '#c79e6c', colors, accent, count = 60, seed = 6 }, pen) {
    const x = w / 2
    const side = `M${n(-x)} ${n(-h * 0.12)} L ${n(-x * 0.98)} ${n(-h * 0.66)} C ${n(-x)} ${n(-h * 1.02)} ${n(-x * 0.8)} ${n(-h * 1.02)} ${n(-x * 0.6)} ${n(-h)} C ${n(-x * 0.2)} ${n(-h * 1.1)} ${n(x * 0.3)} ${n(-h * 1.08)} ${n(x * 0.72)} ${n(-h)} L ${n(x * 0.72)} 0 H ${n(-x * 0.94)} Q ${n(-x)} 0 ${n(-x)} ${n(-h * 0.12)}Z`
    const top = `<g transform="translate(${n(-x * 0.1)} ${n(-h * 0.84)})">${grains(count, w * 0.76, h * 0.3, colors ?? [light(color, 0.3)], seed, w * 0.013)}</g>`
    const glaze = accent
      ? `<path d="M${n(-x * 0.98)} ${n(-h * 0.7)} C ${n(-x)} ${n(-h * 1.02)} ${n(-x * 0.8)} ${n(-h * 1.04)} ${n(-x * 0.6)} ${n(-h * 1.02)} C ${n(-x * 0.2)} ${n(-h * 1.12)} ${n(x * 0.3)} ${n(-h * 1.1)} ${n(x * 0.72)} ${n(-h * 1.02)} L ${n(x * 0.7)} ${n(-h * 0.6)} q ${n(-w * 0.04)} ${n(h * 0.2)} ${n(-w * 0.07)} 0 q ${n(-w * 0.05)} ${n(-h * 0.1)} ${n(-w * 0.09)} ${n(h * 0.04)} q ${n(-w * 0.04)} ${n(h * 0.22)} ${n(-w * 0.08)} ${n(-h * 0.02)} q ${n(-w * 0.06)} ${n(-h * 0.12)} ${n(-w * 0.12)} ${n(h * 0.02)} q ${n(-w * 0.03)} ${n(h * 0.12)} ${n(-w * 0.07)} 0 q ${n(-w * 0.08)} ${n(-h * 0.14)} ${n(-w * 0.15)} ${n(h * 0.04)} q ${n(-w * 0.04)} ${n(h * 0.12)} ${n(-w * 0.07)} ${n(-h * 0.1)}Z" fill="${accent}"/>`
      : ''
    return `<g ${pen.clay('l')}><path d="${side}" fill="${pen.linear(
      [
        [0, light(color, 0.26)],
        [0.5, color],
        [1, dark(color, 0.3)],
      ],
      0,
      0,
      0.2,
      1,
    )}"/></g>${glaze ? `<g ${pen.clay('s')}>${glaze}</g>` : ''}<g ${pen.clay('s')}>${top}</g><g transform="translate(${n(x * 0.76)} ${n(-h * 0.5)})"><g ${pen.clay('s')}><g transform="scale(.52 1)"><path d="${face(h * 1.06, h, 1)}" fill="${dark(color, 0.1)}"/><path d="${face(h * 1.06, h, 0.92)}" fill="${fill}"/></g></g><g transform="scale(.5 1)" ${pen.clip(`<path d="${face(h * 1.06, h, 0.9)}"/>`)}><g opacity=".55">${grains(50, h * 0.9, h * 0.86, [dark(fill, 0.26)], seed + 2, w * 0.008)}</g>${colors ? grains(26, h * 0.86, h * 0.8, colors, seed + 4, w * 0.013) : ''}</g></g>`
  },
}

/** Pancakes in a pile, from the front; foot at 0,0. */
export const stack: Support = {
  draw({ w, color = '#b98452', accent = '#7a4f2e', count = 4, seed = 5 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const rx = (w / 2) * (0.92 + next() * 0.1)
      const ry = rx * 0.2
      const t = w * 0.075
      const y = -i * t * 1.06 - ry * 0.9
      const x = (next() - 0.5) * w * 0.05
      out += `<g transform="translate(${n(x)} ${n(y)})"><g filter="url(#held-s)"><g ${pen.clay('s')}><path d="M${n(-rx)} 0 A ${n(rx)} ${n(ry)} 0 0 0 ${n(rx)} 0 V ${n(-t)} A ${n(rx)} ${n(ry)} 0 0 1 ${n(-rx)} ${n(-t)}Z" fill="${pen.linear(
        [
          [0, light(color, 0.5)],
          [0.4, light(color, 0.24)],
          [1, dark(color, 0.14)],
        ],
        0,
        0,
        1,
        0.1,
      )}"/><ellipse cy="${n(-t)}" rx="${n(rx)}" ry="${n(ry)}" fill="${pen.radial(
        [
          [0, color],
          [0.7, dark(color, 0.08)],
          [1, accent],
        ],
        0.45,
        0.45,
        0.6,
      )}"/></g></g></g>`
    }
    return out
  },
}

/** A tart seen from above: a fluted crust round its `fill`. */
export const tart: Support = {
  draw({ w, color = '#d6a25c', fill = '#eed39a', holds }, pen) {
    const r = w / 2
    const flutes = 40
    let edge = ''
    for (let i = 0; i <= flutes; i++) {
      const a = (i / flutes) * Math.PI * 2
      const b = ((i - 0.5) / flutes) * Math.PI * 2
      const at = (t: number, k: number) => `${n(Math.cos(t) * r * k)} ${n(Math.sin(t) * r * k)}`
      edge += i === 0 ? `M${at(a, 0.97)}` : ` Q ${at(b, 1.06)} ${at(a, 0.97)}`
    }
    return `<g ${pen.clay('m')}><path d="${edge}Z" fill="${color}"/></g><circle r="${n(r * 0.9)}" fill="${dark(color, 0.3)}"/><circle r="${n(r * 0.88)}" fill="${pen.radial(
      [
        [0, light(fill, 0.3)],
        [0.75, fill],
        [1, dark(fill, 0.2)],
      ],
      0.55,
      0.55,
      0.62,
    )}"/>${pen.inner(holds)}`
  },
}

/** A cracker: thin, docked, browner at its edge. */
export const cracker: Support = {
  draw({ w, h = w, color = '#e2bd80', colors = ['#f3e2bf', '#b98a4c', '#6d7f45'], count = 18, seed = 5 }, pen) {
    const next = chance(seed)
    const j = () => (next() - 0.5) * w * 0.07
    const x = w / 2
    const y = h / 2
    const shape = `M${n(-x + j())} ${n(-y + j())} Q 0 ${n(-y + j())} ${n(x + j())} ${n(-y + j())} Q ${n(x + j())} 0 ${n(x + j())} ${n(y + j())} Q 0 ${n(y + j())} ${n(-x + j())} ${n(y + j())} Q ${n(-x + j())} 0 ${n(-x)} ${n(-y)}Z`
    const holes = [-0.25, 0, 0.25]
      .flatMap((a) => [-0.25, 0, 0.25].map((b) => `<circle cx="${n(a * w)}" cy="${n(b * h)}" r="${n(w * 0.018)}"/>`))
      .join('')
    return `<g ${pen.clay('s')}><path d="${shape}" fill="${pen.radial(
      [
        [0, light(color, 0.35)],
        [0.65, color],
        [1, dark(color, 0.34)],
      ],
      0.48,
      0.46,
      0.66,
    )}" stroke-linejoin="round"/></g><g ${pen.clip(`<path d="${shape}"/>`)}><g opacity=".4"><path d="${blob(w * 0.2, h * 0.14, 0.3, seed)}" fill="#a8672a" ${pen.soft(w * 0.05)} transform="translate(${n(w * 0.22)} ${n(h * 0.24)})"/></g>${grains(count, w * 0.9, h * 0.9, colors, seed + 3, w * 0.034)}</g><g fill="${dark(color, 0.5)}" opacity=".6">${holes}</g>`
  },
}
