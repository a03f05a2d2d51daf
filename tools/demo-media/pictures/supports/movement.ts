/** Things of noon: mat, weights, block, ball, rope. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { turned } from './dishes-front'

/** A mat rolled up, its spiral towards us on the right. */
export const mat: Support = {
  draw({ w, color = '#88a893', accent = '#f6ead8' }, pen) {
    const d = w * 0.26
    const r = d / 2
    const cx = w / 2 - r * 0.62
    let coil = ''
    for (let i = 1; i < 8; i++)
      coil += `<ellipse cx="${n(cx + i * 0.3)}" cy="${n(-r)}" rx="${n((r * 0.62 * i) / 8)}" ry="${n((r * i) / 8)}" stroke="${i % 2 ? dark(color, 0.42) : light(color, 0.2)}"/>`
    const body = `M${n(-w / 2 + r * 0.6)} ${n(-d)} H ${n(cx)} V 0 H ${n(-w / 2 + r * 0.6)} A ${n(r * 0.6)} ${n(r)} 0 0 1 ${n(-w / 2 + r * 0.6)} ${n(-d)}Z`
    const strap = (t: number) =>
      `<path d="M${n(w * t)} ${n(-d - 1)} q ${n(-r * 0.34)} ${n(r)} 0 ${n(d + 2)}" stroke="${accent}" stroke-width="${n(w * 0.026)}"/><path d="M${n(w * t + w * 0.016)} ${n(-d)} q ${n(-r * 0.34)} ${n(r)} 0 ${n(d)}" stroke="${dark(color, 0.5)}" stroke-width="3" opacity=".3"/>`
    return `<path d="${body}" fill="${pen.linear(
      [
        [0, light(color, 0.1)],
        [0.2, light(color, 0.5)],
        [0.5, color],
        [0.9, dark(color, 0.42)],
        [1, dark(color, 0.25)],
      ],
      0,
      0,
      0.06,
      1,
    )}"/><g fill="none">${strap(-0.26)}${strap(0.1)}</g>
      <ellipse cx="${n(cx)}" cy="${n(-r)}" rx="${n(r * 0.62)}" ry="${n(r)}" fill="${pen.linear(
        [
          [0, light(color, 0.34)],
          [1, dark(color, 0.1)],
        ],
        0,
        0,
        1,
        1,
      )}"/><g fill="none" stroke-width="${n(w * 0.006)}">${coil}</g><ellipse cx="${n(cx)}" cy="${n(-r)}" rx="${n(r * 0.62)}" ry="${n(r)}" fill="none" stroke="${light(color, 0.6)}" stroke-width="2.4"/>`
  },
}

/** A mat laid out on the floor, seen from the front; y is its nearer edge. */
export const laidMat: Support = {
  draw({ w, h = w * 0.14, color = '#88a893' }, pen) {
    const far = w * 0.44
    const face = `M${n(-far)} ${n(-h)}H${n(far)}L${n(w / 2)} ${n(-h * 0.06)}Q${n(w / 2)} 0 ${n(w / 2 - 8)} 0H${n(-w / 2 + 8)}Q${n(-w / 2)} 0 ${n(-w / 2)} ${n(-h * 0.06)}Z`
    return `<path d="M${n(-w / 2)} ${n(-h * 0.06)}V2Q${n(-w / 2)} 8 ${n(-w / 2 + 8)} 8H${n(w / 2 - 8)}Q${n(w / 2)} 8 ${n(w / 2)} 2V${n(-h * 0.06)}Z" fill="${dark(color, 0.28)}"/><path d="${face}" fill="${pen.linear(
      [
        [0, light(color, 0.32)],
        [0.6, color],
        [1, dark(color, 0.1)],
      ],
      0,
      0,
      1,
      0.3,
    )}"/><path d="M${n(-far + 20)} ${n(-h + 9)}H${n(far - 20)}" stroke="${light(color, 0.6)}" stroke-width="2.5" opacity=".55" fill="none"/>`
  },
}

/** A mat laid out, one end still rolled. */
export const matAbove: Support = {
  draw({ w, h = w * 0.42, color = '#88a893' }, pen) {
    let ribs = ''
    for (let x = -w / 2; x < w / 2; x += 9) ribs += `M${n(x)} ${n(-h / 2)}V${n(h / 2)}`
    return `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${w}" height="${n(h)}" rx="10" fill="${pen.linear(
      [
        [0, light(color, 0.3)],
        [1, dark(color, 0.08)],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="${ribs}" stroke="${dark(color, 0.4)}" stroke-width="1.2" opacity=".16"/><rect x="${n(-w / 2 + 18)}" y="${n(-h / 2 + 18)}" width="${n(w - 36)}" height="${n(h - 36)}" rx="6" fill="none" stroke="${light(color, 0.6)}" stroke-width="2.5" opacity=".55"/>
      <rect x="${n(w / 2 - 30)}" y="${n(-h / 2 - 4)}" width="64" height="${n(h + 8)}" rx="30" fill="${pen.linear(
        [
          [0, dark(color, 0.2)],
          [0.3, light(color, 0.45)],
          [0.6, color],
          [1, dark(color, 0.4)],
        ],
        0,
        0,
        1,
        0,
      )}"/>`
  },
}

export const dumbbell: Support = {
  draw({ w, color = '#e0a08c' }, pen) {
    const h = w * 0.32
    const steel = pen.linear(
      [
        [0, '#fffaf0'],
        [0.4, '#e8d9c8'],
        [1, '#a08c80'],
      ],
      0,
      0,
      0,
      1,
    )
    const end = (x: number, s: number) =>
      `<rect x="${n(x)}" y="${n(-h / 2 - (h * s) / 2)}" width="${n(w * 0.11)}" height="${n(h * s)}" rx="${n(w * 0.03)}" fill="${color}"/>`
    return `<rect x="${n(-w * 0.34)}" y="${n(-h * 0.62)}" width="${n(w * 0.68)}" height="${n(h * 0.26)}" rx="${n(h * 0.1)}" fill="${steel}"/><g ${pen.clay('m')}>${end(-w / 2, 0.8)}${end(-w * 0.385, 1)}${end(w * 0.275, 1)}${end(w * 0.39, 0.8)}</g>`
  },
}

export const kettlebell: Support = {
  draw({ w, color = '#5f5470' }, pen) {
    const r = w / 2
    return `<g ${pen.clay('m')}><path d="M${n(-r * 0.6)} ${n(-w * 0.7)} C ${n(-r * 0.86)} ${n(-w * 1.34)} ${n(r * 0.86)} ${n(-w * 1.34)} ${n(r * 0.6)} ${n(-w * 0.7)}" fill="none" stroke="${color}" stroke-width="${n(w * 0.14)}"/></g>
      <path d="M0 ${n(-w * 0.9)} C ${n(r * 1.2)} ${n(-w * 0.9)} ${n(r * 1.18)} 0 ${n(r * 0.5)} 0 Q 0 ${n(w * 0.03)} ${n(-r * 0.5)} 0 C ${n(-r * 1.18)} 0 ${n(-r * 1.2)} ${n(-w * 0.9)} 0 ${n(-w * 0.9)}Z" fill="${pen.radial(
        [
          [0, light(color, 0.5)],
          [0.45, color],
          [1, dark(color, 0.5)],
        ],
        0.34,
        0.32,
        0.78,
      )}"/><ellipse cx="${n(-r * 0.42)}" cy="${n(-w * 0.6)}" rx="${n(r * 0.2)}" ry="${n(r * 0.3)}" fill="${pen.hour.gleam}" opacity=".4" transform="rotate(28 ${n(-r * 0.42)} ${n(-w * 0.6)})" ${pen.soft(w * 0.04)}/>`
  },
}

/** A cork block. */
export const block: Support = {
  draw({ w, h = w * 0.42, color = '#d3a878' }, pen) {
    const d = w * 0.09
    return `<path d="M${n(-w / 2 + d)} ${n(-h - d)} H ${n(w / 2 - d)} L ${n(w / 2)} ${n(-h)} H ${n(-w / 2)}Z" fill="${light(color, 0.42)}"/><rect x="${n(-w / 2)}" y="${n(-h)}" width="${w}" height="${n(h)}" rx="6" fill="${turned(color, pen)}"/><path d="M${n(-w / 2 + 4)} ${n(-h + 1)}H${n(w / 2 - 4)}" stroke="#fff" stroke-width="3" opacity=".55"/>${Array.from({ length: 40 }, (_, i) => `<ellipse cx="${n(-w * 0.47 + ((i * 73) % 94) * w * 0.01)}" cy="${n(-h * 0.07 - ((i * 37) % 86) * h * 0.01)}" rx="${n(1.5 + (i % 3))}" ry="1.3" fill="${dark(color, 0.5)}" opacity=".35"/>`).join('')}`
  },
}

/** A large soft ball. */
export const ball: Support = {
  draw({ w, color = '#b9cdbf' }, pen) {
    const r = w / 2
    const lines = [-0.5, -0.16, 0.2, 0.54]
      .map(
        (t) =>
          `<path d="M${n(-r * Math.sqrt(1 - t * t) * 0.98)} ${n(-r + r * t)} Q 0 ${n(-r + r * t + r * 0.2)} ${n(r * Math.sqrt(1 - t * t) * 0.98)} ${n(-r + r * t)}"/>`,
      )
      .join('')
    return `<circle cy="${n(-r)}" r="${n(r)}" fill="${pen.radial(
      [
        [0, light(color, 0.65)],
        [0.45, color],
        [0.9, dark(color, 0.34)],
        [1, dark(color, 0.2)],
      ],
      0.33,
      0.3,
      0.76,
    )}"/><g fill="none" stroke="${dark(color, 0.3)}" stroke-width="2" opacity=".3">${lines}</g><ellipse cx="${n(-r * 0.42)}" cy="${n(-r * 1.46)}" rx="${n(r * 0.2)}" ry="${n(r * 0.11)}" fill="#fff" opacity=".6" transform="rotate(-38 ${n(-r * 0.42)} ${n(-r * 1.46)})" ${pen.soft(w * 0.02)}/>`
  },
}

/** A skipping rope laid down in wide loops, with two wooden grips; from the front it is flat (h). */
export const rope: Support = {
  clay: 's',
  draw({ w, h = w * 0.5, color = '#f0e2cc', accent = '#c98a5c' }) {
    const at = (x: number, y: number) => `${n(x * w)} ${n(y * h * 2)}`
    const grip = (x: number, y: number, turn: number) =>
      `<g transform="translate(${at(x, y)}) rotate(${turn})"><rect x="${n(-w * 0.024)}" y="${n(-w * 0.13)}" width="${n(w * 0.048)}" height="${n(w * 0.14)}" rx="${n(w * 0.018)}" fill="${accent}"/><rect x="${n(-w * 0.017)}" y="${n(-w * 0.012)}" width="${n(w * 0.034)}" height="${n(w * 0.026)}" rx="${n(w * 0.008)}" fill="${dark(accent, 0.4)}"/></g>`
    const path = `M${at(-0.42, 0.1)} C ${at(-0.3, 0.2)} ${at(-0.2, 0.23)} ${at(-0.06, 0.2)} C ${at(0.16, 0.16)} ${at(0.26, 0.02)} ${at(0.2, -0.1)} C ${at(0.13, -0.24)} ${at(-0.14, -0.25)} ${at(-0.24, -0.12)} C ${at(-0.33, 0)} ${at(-0.24, 0.13)} ${at(-0.06, 0.15)} C ${at(0.14, 0.17)} ${at(0.32, 0.06)} ${at(0.29, -0.08)} C ${at(0.26, -0.22)} ${at(0.04, -0.27)} ${at(-0.1, -0.19)} C ${at(-0.22, -0.12)} ${at(-0.18, 0.04)} ${at(-0.02, 0.07)} C ${at(0.16, 0.11)} ${at(0.3, 0.18)} ${at(0.43, 0.08)}`
    const width = Math.max(w * 0.017, 6)
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/>${grip(-0.42, 0.1, -62)}${grip(0.43, 0.08, 54)}`
  },
}
