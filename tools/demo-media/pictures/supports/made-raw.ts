/** Vegetables as they come from the market, and greens as they come from the pot, seen from above. */

import { blob, chance, dark, light, mix, n } from '../../svg'
import type { Pen, Support } from '../scene'

/** A floret: a crown of small heads full of buds, its pale stem towards the lower end. */
export const broccoli: Support = {
  draw({ w, color = '#4f7d33', accent = '#b9cf8a', seed = 3 }, pen) {
    const next = chance(seed)
    const stem = `<path d="M${n(-w * 0.1)} ${n(w * 0.5)} C ${n(-w * 0.08)} ${n(w * 0.3)} ${n(-w * 0.2)} ${n(w * 0.2)} ${n(-w * 0.3)} ${n(w * 0.02)} H ${n(w * 0.3)} C ${n(w * 0.2)} ${n(w * 0.2)} ${n(w * 0.09)} ${n(w * 0.3)} ${n(w * 0.12)} ${n(w * 0.5)} Q 0 ${n(w * 0.56)} ${n(-w * 0.1)} ${n(w * 0.5)}Z" fill="${pen.linear(
      [
        [0, light(accent, 0.3)],
        [0.6, accent],
        [1, dark(accent, 0.12)],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M${n(-w * 0.02)} ${n(w * 0.44)} Q ${n(-w * 0.02)} ${n(w * 0.24)} ${n(-w * 0.14)} ${n(w * 0.1)} M${n(w * 0.05)} ${n(w * 0.44)} Q ${n(w * 0.05)} ${n(w * 0.24)} ${n(w * 0.16)} ${n(w * 0.1)}" fill="none" stroke="${dark(accent, 0.2)}" stroke-width="${n(w * 0.018)}" opacity=".5"/>`
    const heads = [
      [-0.3, -0.02, 0.2],
      [0.31, -0.01, 0.19],
      [-0.14, 0.08, 0.17],
      [0.15, 0.08, 0.17],
      [-0.24, -0.22, 0.2],
      [0.24, -0.22, 0.2],
      [0, -0.32, 0.21],
      [0, -0.1, 0.22],
    ] as const
    const crown = heads
      .map(([x, y, r], i) => {
        const buds = Array.from({ length: 30 }, () => {
          const a = next() * Math.PI * 2
          const d = Math.sqrt(next()) * r * w
          const tone = mix(dark(color, 0.22), light(color, 0.36), next() * (0.5 - (Math.sin(a) * d) / (r * w * 2)))
          return `<circle cx="${n(Math.cos(a) * d)}" cy="${n(Math.sin(a) * d)}" r="${n(w * (0.02 + next() * 0.014))}" fill="${tone}"/>`
        }).join('')
        return `<g transform="translate(${n(x * w)} ${n(y * w)})"><g filter="url(#held-s)"><g ${pen.clay('s')}><path d="${blob(r * w, r * w * 0.9, 0.09, seed + i * 5, 12)}" fill="${pen.radial(
          [
            [0, light(color, 0.16)],
            [0.6, color],
            [1, dark(color, 0.3)],
          ],
          0.4,
          0.34,
          0.75,
        )}"/>${buds}</g></g></g>`
      })
      .join('')
    return `<g filter="url(#held-s)"><g ${pen.clay('s')}>${stem}</g></g>${crown}`
  },
}

/** A small pak choi, halved lengthwise and just wilted: pale stems from one foot, dark leaves. Its foot at the lower end. */
export const pakChoi: Support = {
  draw({ w, h = w * 1.9, color = '#3f7438', accent = '#e9f0cf', seed = 3 }, pen) {
    const next = chance(seed)
    const one = (turn: number, long: number, wide: number, i: number) => {
      const tone = i % 2 ? light(color, 0.1) : color
      const top = -h * long
      const stem = `M${n(-w * 0.13)} 0 C ${n(-w * 0.2)} ${n(top * 0.26)} ${n(-w * 0.11)} ${n(top * 0.48)} ${n(-w * 0.03)} ${n(top * 0.62)} Q 0 ${n(top * 0.68)} ${n(w * 0.03)} ${n(top * 0.62)} C ${n(w * 0.11)} ${n(top * 0.48)} ${n(w * 0.2)} ${n(top * 0.26)} ${n(w * 0.13)} 0Z`
      const half = w * wide
      const edge = (side: number) =>
        [0.42, 0.52, 0.64, 0.76, 0.88, 0.97].map((t, k): readonly [number, number] => {
          const bulge = Math.sin(Math.PI * Math.min(1, (t - 0.34) / 0.68) ** 0.8) ** 0.7
          return [side * half * bulge * (k % 2 ? 1.1 : 0.9) * (0.92 + next() * 0.16), top * t]
        })
      const outline = [...edge(1), [0, top * 1.02] as const, ...edge(-1).toReversed()]
      const path = `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join(' L ')}Z`
      const veins = [0.52, 0.64, 0.76, 0.87]
        .map(
          (t) =>
            `<path d="M0 ${n(top * (t - 0.06))} Q ${n(half * 0.4)} ${n(top * t)} ${n(half * 0.72)} ${n(top * (t + 0.05))} M0 ${n(top * (t - 0.06))} Q ${n(-half * 0.4)} ${n(top * t)} ${n(-half * 0.72)} ${n(top * (t + 0.05))}"/>`,
        )
        .join('')
      return `<g filter="url(#held-s)"><g ${pen.clay('s')}><g transform="translate(0 ${n(h / 2)}) rotate(${turn})"><path d="${path}" stroke="${tone}" stroke-width="${n(w * 0.05)}" stroke-linejoin="round" fill="${pen.linear(
        [
          [0, light(tone, 0.16)],
          [0.5, tone],
          [1, dark(tone, 0.2)],
        ],
        0,
        0,
        1,
        0.2,
      )}"/><g fill="none" stroke="${light(tone, 0.42)}" stroke-width="${n(w * 0.014)}" opacity=".6"><path d="M0 ${n(top * 0.5)} V ${n(top * 0.92)}" stroke-width="${n(w * 0.028)}"/>${veins}</g><path d="${stem}" fill="${pen.linear(
        [
          [0, mix(accent, color, 0.5)],
          [0.45, accent],
          [1, light(accent, 0.5)],
        ],
        0.2,
        0,
        0,
        1,
      )}"/></g></g></g>`
    }
    return `${one(-24, 0.9, 0.3, 1)}${one(23, 0.88, 0.3, 2)}${one(-3, 1, 0.32, 3)}<g ${pen.clay('s')}><path d="M${n(-w * 0.17)} ${n(h * 0.46)} C ${n(-w * 0.2)} ${n(h * 0.36)} ${n(-w * 0.1)} ${n(h * 0.3)} 0 ${n(h * 0.3)} C ${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.2)} ${n(h * 0.36)} ${n(w * 0.17)} ${n(h * 0.46)} Q 0 ${n(h * 0.56)} ${n(-w * 0.17)} ${n(h * 0.46)}Z" fill="${light(accent, 0.3)}"/></g>`
  },
}

/** A whole carrot with its green, the tip to the left. */
export const wholeCarrot: Support = {
  draw({ w, h = w * 0.2, color = '#e5802f', accent = '#5f8a3f', seed = 3 }, pen) {
    const next = chance(seed)
    const bend = (next() - 0.5) * h * 0.6
    const shape = `M${n(-w * 0.62)} ${n(bend)} C ${n(-w * 0.36)} ${n(-h * 0.1 + bend)} ${n(-w * 0.1)} ${n(-h * 0.42)} ${n(w * 0.2)} ${n(-h * 0.5)} C ${n(w * 0.3)} ${n(-h * 0.5)} ${n(w * 0.35)} ${n(-h * 0.3)} ${n(w * 0.35)} 0 C ${n(w * 0.35)} ${n(h * 0.3)} ${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.2)} ${n(h * 0.5)} C ${n(-w * 0.1)} ${n(h * 0.44)} ${n(-w * 0.36)} ${n(h * 0.16 + bend)} ${n(-w * 0.62)} ${n(bend)}Z`
    const lines = Array.from({ length: 16 }, () => {
      const t = next()
      const x = -w * 0.4 + t * w * 0.7
      const reach = h * 0.46 * (0.3 + t * 0.7)
      const y = (next() * 1.7 - 1) * reach * 0.9
      const long = reach * (0.25 + next() * 0.4)
      return `<path d="M${n(x)} ${n(y)} q ${n(h * 0.05)} ${n(long * 0.5)} 0 ${n(long)}" opacity="${n(0.3 + next() * 0.4)}"/>`
    }).join('')
    const stalks = [-34, -16, 0, 15, 32]
      .map((turn, i) => {
        const long = w * (0.3 + next() * 0.14)
        const fronds = Array.from({ length: 9 }, (_, k) => {
          const x = long * (0.34 + k * 0.075)
          const reach = h * (0.36 + next() * 0.24) * (1.1 - k * 0.06)
          return `<path d="M${n(x)} 0 q ${n(reach * 0.5)} ${n(-reach * 0.3)} ${n(reach)} ${n(-reach)} M${n(x)} 0 q ${n(reach * 0.5)} ${n(reach * 0.3)} ${n(reach)} ${n(reach)}" stroke-width="${n(h * 0.085)}"/>`
        }).join('')
        return `<g transform="translate(${n(w * 0.33)} ${n((i - 2) * h * 0.07)}) rotate(${turn})" stroke="${i % 2 ? accent : light(accent, 0.16)}"><path d="M0 0 H${n(long)}" stroke-width="${n(h * 0.1)}"/>${fronds}</g>`
      })
      .join('')
    return `<g fill="none" stroke-linecap="round" ${pen.clay('s')}>${stalks}</g><g ${pen.clay('m')}><path d="${shape}" fill="${pen.linear(
      [
        [0, light(color, 0.24)],
        [0.45, color],
        [1, dark(color, 0.26)],
      ],
      0,
      0,
      0.1,
      1,
    )}"/></g><g fill="none" stroke="${dark(color, 0.34)}" stroke-width="${n(h * 0.025)}" stroke-linecap="round">${lines}</g><path d="M${n(-w * 0.3)} ${n(-h * 0.14)} Q ${n(0)} ${n(-h * 0.34)} ${n(w * 0.22)} ${n(-h * 0.3)}" stroke="${light(color, 0.7)}" stroke-width="${n(h * 0.07)}" fill="none" stroke-linecap="round" opacity=".55" ${pen.soft(h * 0.035)}/>`
  },
}

/** A whole eggplant, its calyx to the right. */
export const eggplant: Support = {
  draw({ w, h = w * 0.4, color = '#3f2342', accent = '#7d8f4e' }, pen) {
    const body = `M${n(-w * 0.5)} ${n(h * 0.06)} C ${n(-w * 0.52)} ${n(-h * 0.42)} ${n(-w * 0.24)} ${n(-h * 0.58)} ${n(-w * 0.02)} ${n(-h * 0.46)} C ${n(w * 0.14)} ${n(-h * 0.36)} ${n(w * 0.26)} ${n(-h * 0.34)} ${n(w * 0.38)} ${n(-h * 0.26)} C ${n(w * 0.44)} ${n(-h * 0.1)} ${n(w * 0.43)} ${n(h * 0.12)} ${n(w * 0.36)} ${n(h * 0.24)} C ${n(w * 0.2)} ${n(h * 0.38)} ${n(w * 0.1)} ${n(h * 0.52)} ${n(-w * 0.14)} ${n(h * 0.58)} C ${n(-w * 0.36)} ${n(h * 0.62)} ${n(-w * 0.5)} ${n(h * 0.4)} ${n(-w * 0.5)} ${n(h * 0.06)}Z`
    const calyx = `M${n(w * 0.4)} ${n(-h * 0.28)} L ${n(w * 0.24)} ${n(-h * 0.3)} Q ${n(w * 0.3)} ${n(-h * 0.16)} ${n(w * 0.17)} ${n(-h * 0.04)} Q ${n(w * 0.3)} ${n(h * 0.02)} ${n(w * 0.22)} ${n(h * 0.22)} Q ${n(w * 0.34)} ${n(h * 0.18)} ${n(w * 0.39)} ${n(h * 0.26)} Q ${n(w * 0.47)} 0 ${n(w * 0.4)} ${n(-h * 0.28)}Z`
    return `<g ${pen.clay('l')}><path d="${body}" fill="${pen.radial(
      [
        [0, mix(color, '#8a5a8c', 0.5)],
        [0.5, color],
        [1, dark(color, 0.5)],
      ],
      0.4,
      0.28,
      0.8,
    )}"/></g><path d="M${n(-w * 0.38)} ${n(-h * 0.14)} C ${n(-w * 0.3)} ${n(-h * 0.36)} ${n(-w * 0.12)} ${n(-h * 0.38)} ${n(w * 0.02)} ${n(-h * 0.28)}" stroke="${pen.hour.gleam}" stroke-width="${n(h * 0.075)}" fill="none" stroke-linecap="round" opacity=".62" ${pen.soft(h * 0.03)}/><path d="M${n(-w * 0.2)} ${n(h * 0.46)} Q ${n(w * 0.1)} ${n(h * 0.42)} ${n(w * 0.26)} ${n(h * 0.24)}" stroke="#b58fc0" stroke-width="${n(h * 0.05)}" fill="none" stroke-linecap="round" opacity=".35" ${pen.soft(h * 0.04)}/><g filter="url(#held-s)"><g ${pen.clay('s')}><path d="${calyx}" fill="${accent}" stroke="${accent}" stroke-width="${n(h * 0.05)}" stroke-linejoin="round"/><path d="M${n(w * 0.41)} ${n(-h * 0.09)} Q ${n(w * 0.5)} ${n(-h * 0.1)} ${n(w * 0.57)} ${n(-h * 0.22)} L ${n(w * 0.62)} ${n(-h * 0.08)} Q ${n(w * 0.53)} ${n(h * 0.08)} ${n(w * 0.41)} ${n(h * 0.1)}Z" fill="${dark(accent, 0.08)}"/></g></g>`
  },
}

const sepal = (w: number, turn: number, long: number) =>
  `<path transform="rotate(${n(turn)})" d="M${n(-w * 0.03)} 0 C ${n(-w * 0.07)} ${n(-w * long * 0.5)} ${n(-w * 0.01)} ${n(-w * long * 0.8)} ${n(w * 0.03)} ${n(-w * long)} C ${n(w * 0.05)} ${n(-w * long * 0.6)} ${n(w * 0.07)} ${n(-w * long * 0.4)} ${n(w * 0.03)} 0Z"/>`

/** A whole tomato with its star of leaves, seen from above and a little from the side. */
export const tomato: Support = {
  draw({ w, color = '#d3402c', accent = '#66843f', seed = 3 }, pen: Pen) {
    const next = chance(seed)
    const star = [0, 68, 140, 214, 288].map((turn) => sepal(w, turn + next() * 20, 0.24 + next() * 0.1)).join('')
    const ribs = [-0.3, -0.1, 0.12, 0.32]
      .map(
        (x) =>
          `<path d="M${n(x * w * 0.24)} ${n(-w * 0.08)} Q ${n(x * w * 1.4)} ${n(w * 0.1)} ${n(x * w * 1.05)} ${n(w * 0.42)}"/>`,
      )
      .join('')
    return `<g ${pen.clay('l')}><path d="${blob(w / 2, w * 0.46, 0.025, seed, 10)}" fill="${pen.radial(
      [
        [0, light(color, 0.32)],
        [0.42, color],
        [1, dark(color, 0.34)],
      ],
      0.36,
      0.34,
      0.76,
    )}"/></g><g fill="none" stroke="${dark(color, 0.3)}" stroke-width="${n(w * 0.03)}" opacity=".28" ${pen.soft(w * 0.012)}>${ribs}</g><ellipse cx="${n(-w * 0.2)}" cy="${n(-w * 0.24)}" rx="${n(w * 0.1)}" ry="${n(w * 0.05)}" fill="#fff" opacity=".6" transform="rotate(-36 ${n(-w * 0.2)} ${n(-w * 0.24)})" ${pen.soft(w * 0.018)}/><g transform="translate(${n(w * 0.02)} ${n(-w * 0.09)})"><g filter="url(#held-s)"><g ${pen.clay('s')} fill="${accent}">${star}<path d="M${n(-w * 0.02)} 0 Q ${n(-w * 0.01)} ${n(-w * 0.08)} ${n(w * 0.05)} ${n(-w * 0.13)} L ${n(w * 0.09)} ${n(-w * 0.1)} Q ${n(w * 0.04)} ${n(-w * 0.05)} ${n(w * 0.03)} ${n(w * 0.02)}Z" fill="${light(accent, 0.2)}"/></g></g></g>`
  },
}
