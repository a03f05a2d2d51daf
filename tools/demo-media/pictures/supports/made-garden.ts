/** Vegetables in slices, spears and whole heads. */

import { blob, chance, dark, light, mix, n } from '../../svg'
import type { Support } from '../scene'

/** A round slice: `color` the peel, `fill` the flesh, `accent` rings (beet), `count` seeds; `amount` .5 is a half moon. */
export const disc: Support = {
  draw({ w, color = '#c8385f', fill = '#fdf3ee', accent, count = 0, amount = 1 }, pen) {
    const r = w / 2
    const rings = accent
      ? [0.3, 0.52, 0.74]
          .map(
            (k) =>
              `<circle r="${n(r * k)}" fill="none" stroke="${accent}" stroke-width="${n(r * 0.05)}" opacity=".5"/>`,
          )
          .join('')
      : ''
    const seeds = Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 360
      return `<ellipse transform="rotate(${n(a)})" cy="${n(-r * 0.42)}" rx="${n(r * 0.06)}" ry="${n(r * 0.14)}" fill="${light(fill, 0.6)}" stroke="${dark(fill, 0.14)}" stroke-width="1"/>`
    }).join('')
    const body = `<circle r="${n(r)}" fill="${color}"/><circle r="${n(r * 0.89)}" fill="${pen.radial([
      [0, light(fill, 0.5)],
      [0.7, fill],
      [1, dark(fill, 0.05)],
    ])}"/>${rings}${seeds}`
    if (amount >= 1) return `<g ${pen.clay('s')}>${body}</g>`
    return `<g ${pen.clay('s')}><g ${pen.clip(`<rect x="${n(-r)}" y="${n(-r)}" width="${n(w)}" height="${n(w * amount)}"/>`)}>${body}</g></g>`
  },
}

/** Rods of `h` points over a round of w: matchsticks, green beans. `unlit` lays them side by side; `amount` is their thickness. */
export const sticks: Support = {
  draw({ w, h = w * 0.5, color = '#ea8a35', accent, count = 12, amount = 0.12, seed = 5, unlit }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = (i * 2.399) % (Math.PI * 2)
      const d = (w / 2) * Math.sqrt((i + 0.5) / count)
      const x = unlit ? (next() - 0.5) * h * 0.12 : Math.cos(a) * d
      const y = unlit ? (i - (count - 1) / 2) * (w / count) : Math.sin(a) * d
      const turn = unlit ? (next() - 0.5) * 9 : next() * 180
      const long = h * (0.86 + next() * 0.26)
      const thick = h * amount
      const bend = (next() - 0.5) * thick * (accent ? 3.4 : 0.8)
      const d2 = `M${n(-long / 2)} 0 Q 0 ${n(bend)} ${n(long / 2)} 0`
      const tone = i % 3 === 0 ? light(color, 0.18) : i % 3 === 1 ? color : dark(color, 0.08)
      const tip = accent
        ? `<path d="M${n(long / 2)} 0 q ${n(thick * 0.4)} ${n(-thick * 0.2)} ${n(thick * 0.7)} ${n(-thick * 0.5)}" stroke="${accent}" stroke-width="${n(thick * 0.3)}"/>`
        : ''
      out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${d2}" stroke="${pen.hour.shade}" stroke-width="${n(thick)}" opacity=".3" transform="translate(2 3)"/><path d="${d2}" stroke="${tone}" stroke-width="${n(thick)}"/>${tip}<path d="${d2}" stroke="${light(color, 0.55)}" stroke-width="${n(thick * 0.16)}" opacity=".7" transform="translate(0 ${n(-thick * 0.22)})"/></g>`
    }
    return `<g fill="none" stroke-linecap="round" ${pen.clay('s')}>${out}</g>`
  },
}

/** A long stalk lying: `color` at its root end, `accent` at its leaf end. Leek, rhubarb, celery. */
export const stalk: Support = {
  clay: 'm',
  draw({ w, h = w * 0.2, color = '#f8f6e4', accent = '#8fae54', seed = 3 }, pen) {
    const next = chance(seed)
    const lines = Array.from({ length: 5 }, (_, i) => {
      const y = h * (-0.34 + i * 0.17)
      return `<path d="M${n(-w * 0.46)} ${n(y * 0.8)} C ${n(-w * 0.1)} ${n(y + (next() - 0.5) * h * 0.1)} ${n(w * 0.2)} ${n(y)} ${n(w * 0.48)} ${n(y * 1.1)}" stroke-width="${n(h * 0.035)}"/>`
    }).join('')
    return `<path d="M${n(-w / 2)} ${n(-h * 0.36)} Q 0 ${n(-h * 0.56)} ${n(w / 2)} ${n(-h * 0.5)} L ${n(w * 0.47)} ${n(-h * 0.1)} L ${n(w * 0.5)} ${n(h * 0.5)} Q 0 ${n(h * 0.54)} ${n(-w / 2)} ${n(h * 0.36)} Q ${n(-w * 0.55)} 0 ${n(-w / 2)} ${n(-h * 0.36)}Z" fill="${pen.linear(
      [
        [0, color],
        [0.45, color],
        [1, accent],
      ],
      0,
      0,
      1,
      0,
    )}"/><g fill="none" stroke="${dark(accent, 0.3)}" opacity=".35" stroke-linecap="round">${lines}</g>`
  },
}

/** One green spear lying, its tip to the left. */
export const asparagus: Support = {
  clay: 's',
  draw({ w, h = w * 0.085, color = '#7da348', accent = '#5f7f3f' }, pen) {
    const scales = [0.02, 0.09, 0.17, 0.3, 0.48, 0.68]
      .map((t, i) => {
        const x = -w / 2 + w * t
        const s = h * (i < 3 ? 0.62 : 0.44)
        return `<path d="M${n(x + s * 1.4)} ${n(i % 2 ? -s * 0.5 : s * 0.5)} Q ${n(x + s * 0.4)} ${n(i % 2 ? -s * 1.1 : s * 1.1)} ${n(x)} ${n(i % 2 ? -s * 0.1 : s * 0.1)} Q ${n(x + s * 0.7)} ${n(i % 2 ? -s * 0.2 : s * 0.2)} ${n(x + s * 1.4)} ${n(i % 2 ? -s * 0.5 : s * 0.5)}Z"/>`
      })
      .join('')
    return `<path d="M${n(-w / 2)} 0 C ${n(-w * 0.44)} ${n(-h * 0.75)} ${n(-w * 0.34)} ${n(-h * 0.6)} ${n(-w * 0.24)} ${n(-h * 0.42)} L ${n(w / 2)} ${n(-h * 0.5)} V ${n(h * 0.5)} L ${n(-w * 0.24)} ${n(h * 0.42)} C ${n(-w * 0.34)} ${n(h * 0.6)} ${n(-w * 0.44)} ${n(h * 0.75)} ${n(-w / 2)} 0Z" fill="${pen.linear(
      [
        [0, accent],
        [0.3, color],
        [1, light(color, 0.35)],
      ],
      0,
      0,
      1,
      0,
    )}"/><g fill="${dark(accent, 0.1)}" opacity=".8">${scales}</g>`
  },
}

/** Half an artichoke heart, cut face up: pale layers round a paler middle. */
export const artichoke: Support = {
  clay: 's',
  draw({ w, color = '#b3b06a' }, pen) {
    const petal = (k: number, fill: string) =>
      `<path d="M0 ${n(-w * 0.5 * k)} C ${n(w * 0.34 * k)} ${n(-w * 0.4 * k)} ${n(w * 0.56 * k)} ${n(w * 0.1 * k)} ${n(w * 0.3 * k)} ${n(w * 0.34 * k)} Q 0 ${n(w * 0.5 * k)} ${n(-w * 0.3 * k)} ${n(w * 0.34 * k)} C ${n(-w * 0.56 * k)} ${n(w * 0.1 * k)} ${n(-w * 0.34 * k)} ${n(-w * 0.4 * k)} 0 ${n(-w * 0.5 * k)}Z" fill="${fill}"/>`
    const lines = [-0.26, -0.13, 0.13, 0.26]
      .map(
        (x) =>
          `<path d="M${n(x * w * 0.3)} ${n(w * 0.2)} Q ${n(x * w * 1.1)} ${n(-w * 0.08)} ${n(x * w * 0.5)} ${n(-w * 0.36)}"/>`,
      )
      .join('')
    return `${petal(1, dark(color, 0.16))}${petal(0.88, color)}${petal(0.72, light(color, 0.4))}<g fill="none" stroke="${dark(color, 0.2)}" stroke-width="${n(w * 0.022)}" opacity=".7">${lines}</g><ellipse cy="${n(w * 0.12)}" rx="${n(w * 0.17)}" ry="${n(w * 0.15)}" fill="${pen.radial(
      [
        [0, '#fbf5d8'],
        [1, light(color, 0.5)],
      ],
    )}"/>`
  },
}

/** A whole roasted head standing on its leaves; seen from the front, its foot at 0,0. */
export const cauliflower: Support = {
  draw({ w, color = '#f0dcae', accent = '#a96a2a', seed = 7 }, pen) {
    const next = chance(seed)
    const h = w * 0.72
    let heads = ''
    for (const [row, count] of [1, 3, 5, 6, 7, 7].entries()) {
      const t = row / 5
      // Half a ball: narrow above, widest at its foot.
      const y = -h * (0.86 - t * 0.7)
      const half = w * 0.42 * Math.sqrt(1 - (1 - t) ** 2 * 0.98)
      for (let i = 0; i < count; i++) {
        const x = count === 1 ? 0 : -half + (2 * half * (i + (next() - 0.5) * 0.24)) / (count - 1)
        const s = w * (0.1 + next() * 0.035)
        const brown = (0.25 + next() * 0.5) * (1 - t * 0.55)
        heads += `<g transform="translate(${n(x)} ${n(y + (next() - 0.5) * h * 0.05)})"><path d="${blob(s, s * 0.9, 0.12, row * 9 + i + seed, 10)}" fill="${pen.radial(
          [
            [0, light(color, 0.4)],
            [0.62, color],
            [1, mix(color, accent, 0.62)],
          ],
          0.4,
          0.34,
          0.8,
        )}"/><ellipse cx="${n(-s * 0.1)}" cy="${n(-s * 0.2)}" rx="${n(s * 0.5)}" ry="${n(s * 0.36)}" fill="${accent}" opacity="${n(brown)}" ${pen.soft(s * 0.16)}/></g>`
      }
    }
    const leaf = (x: number, turn: number, c: string) =>
      `<path transform="translate(${n(x)} ${n(-h * 0.02)}) rotate(${turn})" d="M0 0 C ${n(-w * 0.14)} ${n(-h * 0.16)} ${n(-w * 0.1)} ${n(-h * 0.46)} 0 ${n(-h * 0.56)} C ${n(w * 0.1)} ${n(-h * 0.46)} ${n(w * 0.14)} ${n(-h * 0.16)} 0 0Z" fill="${c}"/>`
    return `<g ${pen.clay('m')}>${leaf(-w * 0.3, -48, '#8fa45c')}${leaf(w * 0.3, 48, '#7f9650')}</g><g ${pen.clay('l')}><path d="M${n(-w * 0.44)} ${n(-h * 0.2)} C ${n(-w * 0.46)} ${n(-h * 0.62)} ${n(-w * 0.28)} ${n(-h * 0.92)} 0 ${n(-h * 0.92)} C ${n(w * 0.28)} ${n(-h * 0.92)} ${n(w * 0.46)} ${n(-h * 0.62)} ${n(w * 0.44)} ${n(-h * 0.2)} Q 0 ${n(h * 0.06)} ${n(-w * 0.44)} ${n(-h * 0.2)}Z" fill="${dark(color, 0.3)}"/></g><g filter="url(#held-s)"><g ${pen.clay('s')}>${heads}</g></g><g ${pen.clay('m')}>${leaf(-w * 0.34, -58, '#a9b976')}${leaf(w * 0.34, 58, '#93a863')}</g>`
  },
}

/** A pumpkin standing, its foot at 0,0. */
export const pumpkin: Support = {
  draw({ w, color = '#e08a35', accent = '#7d8a4c' }, pen) {
    const h = w * 0.74
    const rib = (x: number, rx: number, c: string) =>
      `<ellipse cx="${n(x * w)}" cy="${n(-h * 0.46)}" rx="${n(rx * w)}" ry="${n(h * 0.47)}" fill="${c}"/>`
    return `<g ${pen.clay('l')}>${rib(-0.32, 0.19, dark(color, 0.05))}${rib(0.32, 0.19, dark(color, 0.26))}</g><g ${pen.clay('l')}>${rib(-0.19, 0.19, color)}${rib(0.19, 0.19, dark(color, 0.16))}</g><g ${pen.clay('l')}>${rib(0, 0.17, light(color, 0.08))}</g><g ${pen.clay('s')}><path d="M${n(-w * 0.05)} ${n(-h * 0.88)} C ${n(-w * 0.04)} ${n(-h * 1.02)} ${n(-w * 0.01)} ${n(-h * 1.1)} ${n(w * 0.06)} ${n(-h * 1.16)} L ${n(w * 0.11)} ${n(-h * 1.1)} C ${n(w * 0.06)} ${n(-h * 1.04)} ${n(w * 0.05)} ${n(-h * 0.98)} ${n(w * 0.07)} ${n(-h * 0.88)}Z" fill="${accent}"/></g>`
  },
}
