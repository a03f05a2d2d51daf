/** What one eats and cuts with. Lying along x, the business end to the left. */

import { dark, light, n } from '../../svg'
import type { Pen, Support } from '../scene'

const metal = (color: string, pen: Pen) =>
  pen.linear(
    [
      [0, light(color, 0.7)],
      [0.5, color],
      [1, dark(color, 0.3)],
    ],
    0,
    0,
    0.2,
    1,
  )

const handle = (w: number) =>
  `M${n(-w * 0.2)} ${n(-w * 0.014)} C ${n(w * 0.1)} ${n(-w * 0.016)} ${n(w * 0.3)} ${n(-w * 0.034)} ${n(w * 0.47)} ${n(-w * 0.032)} Q ${n(w * 0.5)} 0 ${n(w * 0.47)} ${n(w * 0.032)} C ${n(w * 0.3)} ${n(w * 0.034)} ${n(w * 0.1)} ${n(w * 0.016)} ${n(-w * 0.2)} ${n(w * 0.014)}Z`

export const spoon: Support = {
  clay: 's',
  draw({ w, color = '#c9a06c' }, pen) {
    return `<path d="${handle(w)}" fill="${metal(color, pen)}"/><path d="M${n(-w * 0.5)} 0 C ${n(-w * 0.5)} ${n(-w * 0.1)} ${n(-w * 0.28)} ${n(-w * 0.11)} ${n(-w * 0.19)} 0 C ${n(-w * 0.28)} ${n(w * 0.11)} ${n(-w * 0.5)} ${n(w * 0.1)} ${n(-w * 0.5)} 0Z" fill="${metal(color, pen)}"/><ellipse cx="${n(-w * 0.36)}" rx="${n(w * 0.1)}" ry="${n(w * 0.056)}" fill="${pen.linear(
      [
        [0, dark(color, 0.36)],
        [1, light(color, 0.35)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`
  },
}

export const fork: Support = {
  clay: 's',
  draw({ w, color = '#cdb9a0' }, pen) {
    const tines = [-0.042, -0.014, 0.014, 0.042]
      .map(
        (t) =>
          `<path d="M${n(-w * 0.34)} ${n(w * t)} H ${n(-w * 0.5)}" stroke="${color}" stroke-width="${n(w * 0.014)}" stroke-linecap="round"/>`,
      )
      .join('')
    return `<path d="${handle(w)}" fill="${metal(color, pen)}"/><path d="M${n(-w * 0.35)} ${n(-w * 0.05)} Q ${n(-w * 0.24)} ${n(-w * 0.05)} ${n(-w * 0.18)} ${n(-w * 0.012)} V ${n(w * 0.012)} Q ${n(-w * 0.24)} ${n(w * 0.05)} ${n(-w * 0.35)} ${n(w * 0.05)}Z" fill="${metal(color, pen)}"/>${tines}`
  },
}

export const knife: Support = {
  clay: 's',
  draw({ w, color = '#d9d4d0', accent = '#8a5b3c' }, pen) {
    return `<path d="M${n(-w * 0.5)} ${n(w * 0.02)} Q ${n(-w * 0.3)} ${n(-w * 0.075)} ${n(w * 0.08)} ${n(-w * 0.06)} V ${n(w * 0.034)} H ${n(-w * 0.4)} Q ${n(-w * 0.48)} ${n(w * 0.034)} ${n(-w * 0.5)} ${n(w * 0.02)}Z" fill="${pen.linear(
      [
        [0, '#ffffff'],
        [0.5, color],
        [1, dark(color, 0.2)],
      ],
      0,
      0,
      0.3,
      1,
    )}"/><path d="M${n(w * 0.08)} ${n(-w * 0.055)} H ${n(w * 0.46)} Q ${n(w * 0.5)} ${n(-w * 0.05)} ${n(w * 0.5)} ${n(-w * 0.01)} Q ${n(w * 0.49)} ${n(w * 0.03)} ${n(w * 0.44)} ${n(w * 0.022)} Q ${n(w * 0.3)} ${n(-w * 0.005)} ${n(w * 0.08)} ${n(w * 0.012)}Z" fill="${accent}"/>${[0.16, 0.28, 0.4].map((t) => `<circle cx="${n(w * t)}" cy="${n(-w * 0.022)}" r="${n(w * 0.009)}" fill="#e8d6bd"/>`).join('')}`
  },
}

export const chopsticks: Support = {
  clay: 's',
  draw({ w, color = '#8c5a3c', accent = '#c98468' }) {
    const one = (y: number, turn: number) =>
      `<g transform="rotate(${turn})"><path d="M${n(-w / 2)} ${n(y - 2)} L ${n(w / 2)} ${n(y - w * 0.013)} V ${n(y + w * 0.013)} L ${n(-w / 2)} ${n(y + 2)}Z" fill="${color}"/><path d="M${n(w * 0.34)} ${n(y - w * 0.0115)} h ${n(w * 0.05)} v ${n(w * 0.023)} h ${n(-w * 0.05)}Z" fill="${accent}"/></g>`
    return one(-w * 0.03, -1.4) + one(w * 0.03, 1.6)
  },
}
