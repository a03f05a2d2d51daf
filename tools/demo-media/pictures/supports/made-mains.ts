/** Eggs, tofu and birds as they come from the pan. */

import { blob, chance, dark, light, mix, n } from '../../svg'
import type { Support } from '../scene'

/** Cut cubes of `h` points over a round of w: melon, tofu, roots. `amount` flattens the round (front view). */
export const dice: Support = {
  draw({ w, h = 46, color = '#e2574c', colors, count = 12, amount = 1, seed = 5 }, pen) {
    const next = chance(seed)
    const all: { y: number; svg: string }[] = []
    for (let i = 0; i < count; i++) {
      const a = i * 2.399 + next() * 0.5
      const d = (w / 2) * Math.sqrt((i + 0.5) / count)
      const x = Math.cos(a) * d
      const y = Math.sin(a) * d * amount
      const s = h * (0.82 + next() * 0.34)
      const t = s * 0.2
      const c = colors?.[i % colors.length] ?? color
      const turn = (next() - 0.5) * 80
      const box = (dx: number, dy: number, fill: string) =>
        `<rect x="${n(-s / 2 + dx)}" y="${n(-s / 2 + dy)}" width="${n(s)}" height="${n(s * 0.92)}" rx="${n(s * 0.14)}" fill="${fill}"/>`
      all.push({
        y,
        svg: `<g transform="translate(${n(x)} ${n(y)})"><g filter="url(#held-s)"><g ${pen.clay('s')}><g transform="rotate(${n(turn)})">${box(t * 0.5, t, dark(c, 0.28))}${box(
          0,
          0,
          pen.linear(
            [
              [0, light(c, 0.35)],
              [0.6, c],
              [1, dark(c, 0.08)],
            ],
            0,
            0,
            1,
            1,
          ),
        )}</g></g></g></g>`,
      })
    }
    return all
      .toSorted((one, other) => one.y - other.y)
      .map(({ svg }) => svg)
      .join('')
  },
}

/** Softly scrambled egg, or anything in loose curds, over a round of w: `h` is a curd. */
export const scramble: Support = {
  draw({ w, h = w * 0.3, color = '#f7cb52', count = 16, seed = 5, amount = 0.8 }, pen) {
    const next = chance(seed)
    // Layers, each lit as one, without shadows between: curds run into each other.
    const layer = (share: number, many: number, size: number) => {
      let curds = ''
      for (let i = 0; i < many; i++) {
        const a = i * 2.399 + share * 7
        const d = (w / 2) * share * Math.sqrt((i + 0.5) / many)
        const s = h * size * (0.7 + next() * 0.55)
        const tone = mix(light(color, 0.5), dark(color, 0.04), next())
        curds += `<path transform="translate(${n(Math.cos(a) * d)} ${n(Math.sin(a) * d * amount)}) rotate(${n(next() * 180)})" d="${blob(s * 0.42, s * 0.36, 0.3, seed + i * 7 + many, 9)}" fill="${pen.radial(
          [
            [0, light(tone, 0.35)],
            [0.7, tone],
            [1, dark(tone, 0.07)],
          ],
          0.4,
          0.35,
          0.7,
        )}"/>`
      }
      return `<g ${pen.clay('s')}>${curds}</g>`
    }
    return `<g filter="url(#held-s)"><g ${pen.clay('m')}><path d="${blob(w * 0.5, w * 0.5 * amount, 0.1, seed, 14)}" fill="${color}"/></g></g>${layer(0.96, count * 2, 0.62)}${layer(0.86, count * 2, 0.46)}${layer(0.6, count, 0.56)}${layer(0.5, count, 0.34)}`
  },
}

const SKIN = (color: string, pen: Parameters<Support['draw']>[1]) =>
  pen.radial(
    [
      [0, '#edb768'],
      [0.5, color],
      [1, '#8a4719'],
    ],
    0.4,
    0.36,
    0.7,
  )

/** A roasted chicken thigh, skin up. */
export const thigh: Support = {
  draw({ w, color = '#c9803a', seed = 3 }, pen) {
    const next = chance(seed)
    const spots = Array.from(
      { length: 16 },
      () =>
        `<ellipse cx="${n((next() - 0.5) * w * 0.66)}" cy="${n((next() - 0.5) * w * 0.5)}" rx="${n(w * (0.012 + next() * 0.03))}" ry="${n(w * 0.014)}" fill="#7a3d16" opacity=".34"/>`,
    ).join('')
    return `<g ${pen.clay('l')}><path d="${blob(w / 2, w * 0.39, 0.1, seed, 9)}" fill="${SKIN(color, pen)}"/>${spots}</g><path d="M${n(-w * 0.3)} ${n(-w * 0.12)} q ${n(w * 0.1)} ${n(-w * 0.15)} ${n(w * 0.3)} ${n(-w * 0.13)}" stroke="#fff3d4" stroke-width="${n(w * 0.05)}" fill="none" stroke-linecap="round" opacity=".6" ${pen.soft(w * 0.022)}/>`
  },
}

/** A small roast bird, seen from above: breast up the page, its legs tied together below. */
export const bird: Support = {
  draw({ w, color = '#cb8136', seed = 4 }, pen) {
    const next = chance(seed)
    const body = `M0 ${n(-w * 0.46)} C ${n(w * 0.28)} ${n(-w * 0.5)} ${n(w * 0.44)} ${n(-w * 0.3)} ${n(w * 0.42)} ${n(-w * 0.06)} C ${n(w * 0.4)} ${n(w * 0.24)} ${n(w * 0.2)} ${n(w * 0.4)} 0 ${n(w * 0.42)} C ${n(-w * 0.2)} ${n(w * 0.4)} ${n(-w * 0.4)} ${n(w * 0.24)} ${n(-w * 0.42)} ${n(-w * 0.06)} C ${n(-w * 0.44)} ${n(-w * 0.3)} ${n(-w * 0.28)} ${n(-w * 0.5)} 0 ${n(-w * 0.46)}Z`
    const wing = (side: number) =>
      `<path d="M${n(side * w * 0.26)} ${n(-w * 0.34)} C ${n(side * w * 0.5)} ${n(-w * 0.4)} ${n(side * w * 0.6)} ${n(-w * 0.2)} ${n(side * w * 0.5)} ${n(-w * 0.06)} C ${n(side * w * 0.44)} ${n(w * 0.04)} ${n(side * w * 0.34)} ${n(w * 0.02)} ${n(side * w * 0.36)} ${n(-w * 0.08)} Q ${n(side * w * 0.42)} ${n(-w * 0.2)} ${n(side * w * 0.26)} ${n(-w * 0.34)}Z" fill="${SKIN(dark(color, 0.1), pen)}"/>`
    const leg = (side: number) =>
      `<path d="M${n(side * w * 0.36)} ${n(-w * 0.02)} C ${n(side * w * 0.56)} ${n(w * 0.1)} ${n(side * w * 0.46)} ${n(w * 0.34)} ${n(side * w * 0.26)} ${n(w * 0.42)} Q ${n(side * w * 0.14)} ${n(w * 0.47)} ${n(side * w * 0.08)} ${n(w * 0.56)} L ${n(side * w * 0.005)} ${n(w * 0.53)} C ${n(side * w * 0.02)} ${n(w * 0.36)} ${n(side * w * 0.1)} ${n(w * 0.08)} ${n(side * w * 0.36)} ${n(-w * 0.02)}Z" fill="${SKIN(color, pen)}"/>`
    const bone = (side: number) =>
      `<path d="M${n(side * w * 0.05)} ${n(w * 0.52)} L ${n(side * w * 0.03)} ${n(w * 0.62)}" stroke="#eed9ba" stroke-width="${n(w * 0.055)}" stroke-linecap="round"/><circle cx="${n(side * w * 0.055)}" cy="${n(w * 0.64)}" r="${n(w * 0.032)}" fill="#f3e2c8"/><circle cx="${n(side * w * 0.005)}" cy="${n(w * 0.645)}" r="${n(w * 0.03)}" fill="#f3e2c8"/>`
    const browned = (count: number) =>
      Array.from({ length: count }, (_, i) => {
        const [x, y] = [(next() - 0.5) * w * 0.76, (next() - 0.55) * w * 0.8]
        return `<path d="${blob(w * (0.02 + next() * 0.05), w * (0.015 + next() * 0.035), 0.3, seed + i, 8)}" transform="translate(${n(x)} ${n(y)})" opacity="${n(0.12 + next() * 0.3)}"/>`
      }).join('')
    const shine = (side: number) =>
      `<path d="M${n(side * w * 0.2 - w * 0.06)} ${n(-w * 0.3)} q ${n(-w * 0.06)} ${n(w * 0.08)} ${n(-w * 0.05)} ${n(w * 0.2)}" stroke="#fff0cf" stroke-width="${n(w * 0.045)}" fill="none" stroke-linecap="round" opacity=".5" ${pen.soft(w * 0.02)}/>`
    return `<g ${pen.clay('s')}>${bone(-1)}${bone(1)}</g><g ${pen.clay('m')}>${wing(-1)}${wing(1)}</g><g filter="url(#held-m)"><g ${pen.clay('l')}><path d="${body}" fill="${SKIN(light(color, 0.06), pen)}"/></g></g><g ${pen.clip(`<path d="${body}"/>`)}><g fill="#7a3d16" ${pen.soft(w * 0.008)}>${browned(34)}</g><path d="M0 ${n(-w * 0.4)} Q ${n(w * 0.01)} ${n(-w * 0.1)} 0 ${n(w * 0.1)}" stroke="#f3c684" stroke-width="${n(w * 0.05)}" fill="none" opacity=".5" ${pen.soft(w * 0.022)}/></g>${shine(-1)}${shine(1)}<g filter="url(#held-m)"><g ${pen.clay('m')}>${leg(-1)}${leg(1)}</g></g><path d="M${n(-w * 0.1)} ${n(w * 0.5)} q ${n(w * 0.1)} ${n(w * 0.035)} ${n(w * 0.2)} 0 M${n(-w * 0.1)} ${n(w * 0.52)} q ${n(w * 0.1)} ${n(w * 0.035)} ${n(w * 0.2)} 0" stroke="#f6ead2" stroke-width="${n(w * 0.014)}" fill="none" stroke-linecap="round"/>`
  },
}
