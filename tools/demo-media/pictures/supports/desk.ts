/** Things for reading and writing, and a bell, a ball of wool. */

import { chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { turned } from './dishes-front'

/** An open notebook from above: two soft pages, ruled by hand, a few of its lines written. */
export const notebookAbove: Support = {
  draw({ w, h = w * 0.68, color = '#8d6a78', count = 6, seed = 3 }, pen) {
    const next = chance(seed)
    const page = (side: number) => {
      const x = side < 0 ? -w / 2 + 10 : 0
      const width = w / 2 - 10
      let lines = ''
      for (let i = 0; i < 9; i++) {
        const y = -h * 0.34 + i * h * 0.083
        lines += `<path d="M${n(x + width * 0.14)} ${n(y)} h ${n(width * 0.72)}" stroke="#b8a493" stroke-width="1.2" opacity=".4"/>`
        if (side < 0 && i < count) {
          const long = width * (0.3 + next() * 0.38)
          let hand = `M${n(x + width * 0.2)} ${n(y - 3)}`
          for (let d = 0; d < long; d += 8) hand += ` q 3 ${n(-7 * next() - 1)} 5 0 t 3 ${n(next() * 2 - 1)}`
          lines += `<circle cx="${n(x + width * 0.155)}" cy="${n(y - 5)}" r="4" fill="none" stroke="#5b4660" stroke-width="1.5" opacity=".7"/><path d="${hand}" fill="none" stroke="#4a3757" stroke-width="2" stroke-linecap="round" opacity=".65"/>`
        }
      }
      return `<path d="M${n(x)} ${n(-h / 2 + 8)} Q ${n(x + width / 2)} ${n(-h / 2 + (side < 0 ? 2 : 4))} ${n(x + width)} ${n(-h / 2 + 8)} V ${n(h / 2 - 8)} Q ${n(x + width / 2)} ${n(h / 2 - 2)} ${n(x)} ${n(h / 2 - 8)}Z" fill="${
        side < 0
          ? pen.linear(
              [
                [0, '#fffdf6'],
                [0.8, '#f8eedd'],
                [1, '#cdb9a2'],
              ],
              0,
              0,
              1,
              0,
            )
          : pen.linear(
              [
                [0, '#d6c3ac'],
                [0.16, '#fdf6e8'],
                [1, '#f3e6d1'],
              ],
              0,
              0,
              1,
              0,
            )
      }"/>${lines}`
    }
    return `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${w}" height="${n(h)}" rx="12" fill="${dark(color, 0.1)}"/>${page(-1)}${page(1)}<path d="M0 ${n(-h / 2 + 8)}V${n(h / 2 - 8)}" stroke="#7b6350" stroke-width="2" opacity=".35"/><path d="M${n(w * 0.06)} ${n(-h / 2)} V ${n(h / 2 + 26)} l 7 -9 l 7 9 V ${n(-h / 2)}Z" fill="#d9735a" opacity=".9"/>`
  },
}

/** A closed notebook standing a little open. */
export const notebook: Support = {
  draw({ w, h = w * 1.25, color = '#8d6a78', accent = '#f1d9a8' }, pen) {
    return `<path d="M${n(-w * 0.5)} 0 L ${n(-w * 0.62)} ${n(-h * 0.98)} L ${n(-w * 0.44)} ${n(-h)} V 0Z" fill="${dark(color, 0.35)}"/><path d="M${n(-w * 0.44)} ${n(-h)} L ${n(-w * 0.36)} ${n(-h * 1.005)} V -2 H ${n(-w * 0.47)}Z" fill="#f4e8d4"/><rect x="${n(-w * 0.4)}" y="${n(-h)}" width="${n(w * 0.9)}" height="${n(h)}" rx="7" fill="${pen.linear(
      [
        [0, light(color, 0.25)],
        [1, dark(color, 0.18)],
      ],
      0,
      0,
      1,
      1,
    )}"/><rect x="${n(-w * 0.14)}" y="${n(-h * 0.78)}" width="${n(w * 0.4)}" height="${n(h * 0.18)}" rx="5" fill="${accent}"/><rect x="${n(w * 0.36)}" y="${n(-h)}" width="${n(w * 0.035)}" height="${n(h)}" fill="${dark(color, 0.4)}"/>`
  },
}

export const pencil: Support = {
  clay: 's',
  draw({ w, color = '#d9a441' }) {
    const t = w * 0.035
    return `<path d="M${n(-w * 0.5)} 0 L ${n(-w * 0.4)} ${n(-t)} V ${n(t)}Z" fill="#f0d5ad"/><path d="M${n(-w * 0.5)} 0 L ${n(-w * 0.46)} ${n(-t * 0.4)} V ${n(t * 0.4)}Z" fill="#4a3a45"/><rect x="${n(-w * 0.4)}" y="${n(-t)}" width="${n(w * 0.8)}" height="${n(t * 2)}" fill="${color}"/><rect x="${n(-w * 0.4)}" y="${n(-t * 0.3)}" width="${n(w * 0.8)}" height="${n(t * 0.6)}" fill="${light(color, 0.3)}"/><rect x="${n(w * 0.38)}" y="${n(-t)}" width="${n(w * 0.05)}" height="${n(t * 2)}" fill="#d7cfc4"/><rect x="${n(w * 0.43)}" y="${n(-t)}" width="${n(w * 0.06)}" height="${n(t * 2)}" rx="3" fill="#d98a7b"/>`
  },
}

/** Reading glasses, lying or standing folded. */
export const eyeglasses: Support = {
  draw({ w, color = '#7a4f3a' }, pen) {
    const r = w * 0.19
    const lens = (x: number) =>
      `<ellipse cx="${n(x)}" cy="${n(-r * 0.86)}" rx="${n(r)}" ry="${n(r * 0.84)}" fill="#fff" fill-opacity=".3" stroke="${color}" stroke-width="${n(w * 0.026)}"/><path d="M${n(x - r * 0.5)} ${n(-r * 1.2)} q ${n(r * 0.2)} ${n(-r * 0.3)} ${n(r * 0.5)} ${n(-r * 0.3)}" stroke="#fff" stroke-width="${n(w * 0.014)}" fill="none" stroke-linecap="round" opacity=".9"/>`
    return `<path d="M${n(-w * 0.42)} ${n(-r)} q ${n(w * 0.1)} ${n(-r * 0.9)} ${n(w * 0.56)} ${n(-r * 0.8)} M${n(w * 0.42)} ${n(-r)} q ${n(w * 0.02)} ${n(-r * 0.5)} ${n(-w * 0.3)} ${n(-r * 0.7)}" fill="none" stroke="${dark(color, 0.2)}" stroke-width="${n(w * 0.02)}" stroke-linecap="round" opacity=".8"/>${lens(-w * 0.235)}${lens(w * 0.235)}<path d="M${n(-w * 0.05)} ${n(-r * 1.05)} q ${n(w * 0.05)} ${n(-r * 0.3)} ${n(w * 0.1)} 0" fill="none" stroke="${color}" stroke-width="${n(w * 0.026)}" ${pen.clay('s')}/>`
  },
}

/** An envelope that leans, sealed with a dot of wax. */
export const envelope: Support = {
  draw({ w, h = w * 0.66, color = '#fbf1e0', accent = '#c65b42' }, pen) {
    return `<rect x="${n(-w / 2)}" y="${n(-h)}" width="${w}" height="${n(h)}" rx="5" fill="${pen.linear(
      [
        [0, light(color, 0.5)],
        [1, dark(color, 0.1)],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="M${n(-w / 2)} ${n(-h * 0.02)} L ${n(-w * 0.06)} ${n(-h * 0.5)} M${n(w / 2)} ${n(-h * 0.02)} L ${n(w * 0.06)} ${n(-h * 0.5)}" stroke="${dark(color, 0.3)}" stroke-width="2" opacity=".35"/><path d="M${n(-w / 2 + 3)} ${n(-h + 2)} L ${n(-w * 0.05)} ${n(-h * 0.42)} Q 0 ${n(-h * 0.37)} ${n(w * 0.05)} ${n(-h * 0.42)} L ${n(w / 2 - 3)} ${n(-h + 2)}Z" fill="${light(color, 0.35)}" stroke="${dark(color, 0.3)}" stroke-width="1.6" stroke-opacity=".4"/><g ${pen.clay('s')}><circle cy="${n(-h * 0.44)}" r="${n(w * 0.065)}" fill="${accent}"/></g>`
  },
}

/** A ball of wool, its thread running off along the table to the left. */
export const yarn: Support = {
  draw({ w, color = '#d98f78' }, pen) {
    const r = w / 2
    let thread = ''
    for (const [turn, rows] of [
      [20, 9],
      [82, 8],
      [-38, 8],
      [132, 6],
    ] as const) {
      let wind = ''
      for (let i = 0; i < rows; i++) {
        const t = -0.42 + (0.84 * i) / (rows - 1)
        const d = `M${n(-r * 1.08)} ${n(r * t + r * 0.08)} Q 0 ${n(r * t - r * 0.24)} ${n(r * 1.08)} ${n(r * t + r * 0.08)}`
        wind += `<path d="${d}" stroke="${dark(color, 0.42)}" stroke-width="${n(w * 0.064)}" opacity=".6"/><path d="${d}" stroke="${i % 3 ? color : light(color, 0.16)}" stroke-width="${n(w * 0.046)}"/>`
      }
      thread += `<g transform="translate(0 ${n(-r)}) rotate(${turn})">${wind}</g>`
    }
    return `<path d="M${n(-r * 0.1)} -4 C ${n(-r * 0.8)} ${n(r * 0.24)} ${n(-r * 1.3)} ${n(r * 0.16)} ${n(-r * 1.8)} ${n(r * 0.02)} C ${n(-r * 2.3)} ${n(-r * 0.12)} ${n(-r * 2.8)} ${n(-r * 0.08)} ${n(-r * 2.7)} ${n(r * 0.08)} C ${n(-r * 2.6)} ${n(r * 0.24)} ${n(-r * 2.1)} ${n(r * 0.2)} ${n(-r * 2.3)} ${n(r * 0.02)} C ${n(-r * 2.6)} ${n(-r * 0.18)} ${n(-r * 3.4)} ${n(r * 0.1)} ${n(-r * 4)} ${n(r * 0.02)}" fill="none" stroke="${dark(color, 0.06)}" stroke-width="${n(w * 0.032)}" stroke-linecap="round" ${pen.clay('s')}/>
      <circle cy="${n(-r)}" r="${n(r)}" fill="${dark(color, 0.22)}"/><g fill="none" ${pen.clip(`<circle cy="${n(-r)}" r="${n(r)}"/>`)}>${thread}</g>
      <circle cy="${n(-r)}" r="${n(r)}" fill="${pen.radial(
        [
          [0, '#fff6e0', 0.42],
          [0.5, '#fff', 0],
          [1, '#3a2030', 0.55],
        ],
        0.32,
        0.3,
        0.8,
      )}"/>`
  },
}

/** A small brass bell with a wooden grip. */
export const bell: Support = {
  draw({ w, color = '#d8a950', accent = '#8a5b3c' }, pen) {
    const r = w / 2
    const h = w * 0.84
    return `<rect x="${n(-w * 0.06)}" y="${n(-h - w * 0.46)}" width="${n(w * 0.12)}" height="${n(w * 0.5)}" rx="${n(w * 0.06)}" fill="${turned(accent, pen)}"/><path d="M${n(-r * 0.3)} ${n(-h)} Q 0 ${n(-h - w * 0.08)} ${n(r * 0.3)} ${n(-h)} C ${n(r * 0.62)} ${n(-h * 0.8)} ${n(r * 0.5)} ${n(-h * 0.3)} ${n(r)} ${n(-h * 0.04)} Q 0 ${n(h * 0.2)} ${n(-r)} ${n(-h * 0.04)} C ${n(-r * 0.5)} ${n(-h * 0.3)} ${n(-r * 0.62)} ${n(-h * 0.8)} ${n(-r * 0.3)} ${n(-h)}Z" fill="${turned(color, pen)}"/><path d="M${n(-r * 0.36)} ${n(-h * 0.76)} Q ${n(-r * 0.36)} ${n(-h * 0.4)} ${n(-r * 0.6)} ${n(-h * 0.14)}" stroke="#fff8dc" stroke-width="${n(w * 0.05)}" fill="none" stroke-linecap="round" opacity=".75" ${pen.soft(w * 0.014)}/>`
  },
}

/** A desk calendar on a wooden foot: a month of days on a page held by rings, one of them marked. */
export const calendar: Support = {
  draw({ w, color = '#b98455', accent = '#d9735a' }, pen) {
    const h = w * 0.86
    const x = w / 2
    const foot = w * 0.12
    const step = w * 0.116
    const days = Array.from({ length: 28 }, (_, i) => {
      const [column, row] = [i % 7, Math.floor(i / 7)]
      const marked = i === 10
      return `<rect x="${n((column - 3.5) * step + step * 0.16)}" y="${n(-h + w * 0.3 + row * step)}" width="${n(step * 0.68)}" height="${n(step * 0.62)}" rx="${n(step * 0.16)}" fill="${marked ? accent : '#cdbba4'}" opacity="${marked ? 1 : 0.62}"/>`
    }).join('')
    const rings = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${n((i - 4) * w * 0.1)} ${n(-h + w * 0.03)} v ${n(-w * 0.05)}" stroke="#7d7480" stroke-width="${n(w * 0.018)}" stroke-linecap="round"/>`,
    ).join('')
    const sheet = (dx: number, fill: string) =>
      `<rect x="${n(-x + dx)}" y="${n(-h + dx)}" width="${n(w)}" height="${n(h - foot)}" rx="${n(w * 0.02)}" fill="${fill}"/>`
    return `${sheet(w * 0.02, '#d8c8b2')}${sheet(
      0,
      pen.linear(
        [
          [0, '#fffdf6'],
          [1, '#f0e3cf'],
        ],
        0,
        0,
        1,
        1,
      ),
    )}<rect x="${n(-x)}" y="${n(-h)}" width="${n(w)}" height="${n(w * 0.2)}" rx="${n(w * 0.02)}" fill="${pen.linear([
      [0, light(accent, 0.24)],
      [1, dark(accent, 0.1)],
    ])}"/><path d="M${n(-w * 0.16)} ${n(-h + w * 0.11)} h ${n(w * 0.32)}" stroke="#fff6e4" stroke-width="${n(w * 0.03)}" stroke-linecap="round"/>${days}${rings}<g ${pen.clay('s')}><path d="M${n(-x * 1.06)} ${n(-foot)} H ${n(x * 1.06)} L ${n(x * 1.1)} 0 H ${n(-x * 1.1)}Z" fill="${pen.linear(
      [
        [0, light(color, 0.3)],
        [1, dark(color, 0.2)],
      ],
    )}"/></g>`
  },
}
