/** Things of the evening: lamp, candle, cushion, books, blanket, stones. */

import { blob, chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { TILT, turned } from './dishes-front'

export const books: Support = {
  draw({ w, colors = ['#8d7aa6', '#efdcc2', '#7e9a84'], seed = 2 }, pen) {
    const next = chance(seed)
    const t = w * 0.125
    return colors
      .map((color, i) => {
        const thick = t * (0.8 + next() * 0.4)
        const long = w * (1 - i * 0.07)
        const dx = (next() - 0.5) * w * 0.07
        const y = -t * i
        return `<g transform="translate(${n(dx)} ${n(y)})"><path d="M${n(-long / 2)} ${n(-thick)} h ${n(long)} q ${n(-thick * 0.12)} ${n(thick / 2)} 0 ${n(thick)} h ${n(-long)} q ${n(-thick * 0.3)} ${n(-thick / 2)} 0 ${n(-thick)}Z" fill="${pen.linear(
          [
            [0, light(color, 0.3)],
            [0.2, color],
            [1, dark(color, 0.3)],
          ],
          0,
          0,
          0.1,
          1,
        )}"/>
          <path d="M${n(long / 2 - 1)} ${n(-thick * 0.86)} h ${n(-long * 0.93)} q ${n(-thick * 0.14)} ${n(thick * 0.36)} 0 ${n(thick * 0.72)} h ${n(long * 0.93)} q ${n(-thick * 0.08)} ${n(-thick * 0.36)} 0 ${n(-thick * 0.72)}Z" fill="${pen.linear(
            [
              [0, '#fffaf0'],
              [1, '#d9c6ae'],
            ],
            0,
            0,
            0.4,
            1,
          )}"/>
          <g stroke="#a38a72" stroke-width=".8" opacity=".4">${[0.3, 0.45, 0.6, 0.74].map((v) => `<path d="M${n(-long * 0.42)} ${n(-thick * v)} H ${n(long / 2 - 4)}"/>`).join('')}</g>
          <path d="M${n(-long / 2)} ${n(-thick * 0.97)} h ${n(long * 0.1)} q ${n(-thick * 0.2)} ${n(thick * 0.48)} 0 ${n(thick * 0.95)} h ${n(-long * 0.1)} q ${n(-thick * 0.3)} ${n(-thick / 2)} 0 ${n(-thick)}Z" fill="${pen.linear(
            [
              [0, light(color, 0.35)],
              [1, dark(color, 0.25)],
            ],
            0,
            0,
            0.2,
            1,
          )}"/><path d="M${n(-long * 0.455)} ${n(-thick * 0.78)} v ${n(thick * 0.56)}" stroke="${light(color, 0.65)}" stroke-width="${n(thick * 0.07)}" opacity=".8"/></g>`
      })
      .join('')
  },
}

const halo = (y: number, r: number, pen: Parameters<Support['draw']>[1], strength = 0.8) =>
  `<circle cy="${n(y)}" r="${n(r)}" fill="${pen.radial(
    [
      [0, '#ffe2a6', strength],
      [0.35, '#ffd591', strength * 0.4],
      [1, '#ffd591', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}"/>`

/** A candle on a brass saucer; its halo stays small, so that its shadow is its own. */
export const candle: Support = {
  draw({ w, h = w * 1.9, color = '#fdf1dc', accent = '#c99a5c', unlit }, pen) {
    const r = w * 0.19
    return `<ellipse cy="${n(-w * 0.03)}" rx="${n(w / 2)}" ry="${n((w / 2) * TILT)}" fill="${turned(accent, pen)}"/><ellipse cy="${n(-w * 0.05)}" rx="${n(w * 0.42)}" ry="${n(w * 0.42 * TILT)}" fill="${dark(accent, 0.2)}"/>
      <path d="M${n(-r)} ${n(-w * 0.06)} V ${n(-h)} Q ${n(-r * 0.4)} ${n(-h - r * 0.3)} 0 ${n(-h - r * 0.1)} T ${n(r)} ${n(-h)} V ${n(-w * 0.06)} Q 0 ${n(w * 0.03)} ${n(-r)} ${n(-w * 0.06)}Z" fill="${turned(color, pen)}"/>
      ${
        unlit
          ? ''
          : `<path d="M${n(-r)} ${n(-h)} h ${n(r * 2)} v ${n(h * 0.4)} h ${n(-r * 2)}Z" fill="${pen.linear(
              [
                [0, '#ffc46b', 0.75],
                [1, '#ffc46b', 0],
              ],
              0,
              0,
              0,
              1,
            )}"/><path d="M0 ${n(-h)} v ${n(-w * 0.1)}" stroke="#5b4034" stroke-width="2"/><g style="mix-blend-mode:screen">${halo(-h - w * 0.22, w * 0.9, pen, 0.9)}</g><path d="M0 ${n(-h - w * 0.46)} C ${n(w * 0.13)} ${n(-h - w * 0.24)} ${n(w * 0.1)} ${n(-h - w * 0.06)} 0 ${n(-h - w * 0.05)} C ${n(-w * 0.1)} ${n(-h - w * 0.06)} ${n(-w * 0.1)} ${n(-h - w * 0.22)} 0 ${n(-h - w * 0.46)}Z" fill="${pen.linear(
              [
                [0, '#ffb347'],
                [0.6, '#ffe08a'],
                [1, '#fff6d8'],
              ],
              0,
              0,
              0,
              1,
            )}"/>`
      }`
  },
}

/** A round paper lamp on a wooden foot. */
export const lamp: Support = {
  draw({ w, unlit }, pen) {
    const r = w / 2
    const ribs = [-0.62, -0.34, -0.06, 0.22, 0.5, 0.76]
      .map(
        (t) =>
          `<path d="M${n(-r * Math.sqrt(1 - t * t))} ${n(-r * 1.04 + r * t)} Q 0 ${n(-r * 1.04 + r * t + r * 0.12)} ${n(r * Math.sqrt(1 - t * t))} ${n(-r * 1.04 + r * t)}"/>`,
      )
      .join('')
    return `<ellipse rx="${n(r * 0.46)}" ry="${n(r * 0.1)}" fill="${turned('#8a6246', pen)}"/>${unlit ? '' : halo(-r * 1.04, r * 2.3, pen, 0.75)}
      <circle cy="${n(-r * 1.04)}" r="${n(r)}" fill="${
        unlit
          ? turned('#fbf0dd', pen)
          : pen.radial(
              [
                [0, '#fffdf4'],
                [0.5, '#ffedc6'],
                [1, '#f0bd7c'],
              ],
              0.46,
              0.48,
              0.58,
            )
      }"/><g fill="none" stroke="#c98f55" stroke-width="1.4" opacity=".35">${ribs}</g>`
  },
}

/** A round floor cushion, tufted. */
export const cushion: Support = {
  draw({ w, h = w * 0.36, color = '#dda999' }, pen) {
    const r = w / 2
    const side = `M${n(-r * 0.97)} ${n(-h * 0.66)} C ${n(-r * 1.04)} ${n(-h * 0.3)} ${n(-r)} ${n(-h * 0.02)} ${n(-r * 0.8)} 0 Q 0 ${n(h * 0.16)} ${n(r * 0.8)} 0 C ${n(r)} ${n(-h * 0.02)} ${n(r * 1.04)} ${n(-h * 0.3)} ${n(r * 0.97)} ${n(-h * 0.66)}Z`
    const pleats = Array.from({ length: 17 }, (_, i) => {
      const x = Math.sin(((i - 8) / 8.4) * 1.45) * r * 0.97
      return `<path d="M${n(x * 0.99)} ${n(-h * 0.6 + (1 - (x / r) ** 2) * h * 0.16)} Q ${n(x * 1.03)} ${n(-h * 0.28)} ${n(x * 0.86)} ${n(0 + (1 - (x / r) ** 2) * h * 0.07)}"/>`
    }).join('')
    return `<path d="${side}" fill="${turned(color, pen)}"/><g ${pen.clip(`<path d="${side}"/>`)}><g fill="none" stroke="${dark(color, 0.45)}" stroke-width="${n(w * 0.009)}" opacity=".4" ${pen.soft(w * 0.004)}>${pleats}</g><path d="M${n(-r)} ${n(h * 0.1)} Q 0 ${n(-h * 0.2)} ${n(r)} ${n(h * 0.1)}Z" fill="${pen.hour.shade}" opacity=".4" ${pen.soft(h * 0.1)}/></g>
      <path d="M${n(-r * 0.97)} ${n(-h * 0.68)} C ${n(-r * 0.86)} ${n(-h * 1.3)} ${n(r * 0.86)} ${n(-h * 1.3)} ${n(r * 0.97)} ${n(-h * 0.68)} C ${n(r * 0.8)} ${n(-h * 0.36)} ${n(-r * 0.8)} ${n(-h * 0.36)} ${n(-r * 0.97)} ${n(-h * 0.68)}Z" fill="${pen.radial(
        [
          [0, light(color, 0.5)],
          [0.6, color],
          [1, dark(color, 0.14)],
        ],
        0.34,
        0.3,
        0.8,
      )}"/>
      <path d="M${n(-r * 0.97)} ${n(-h * 0.68)} C ${n(-r * 0.8)} ${n(-h * 0.36)} ${n(r * 0.8)} ${n(-h * 0.36)} ${n(r * 0.97)} ${n(-h * 0.68)}" fill="none" stroke="${light(color, 0.4)}" stroke-width="${n(w * 0.014)}" stroke-linecap="round" opacity=".85"/><ellipse cx="${n(w * 0.01)}" cy="${n(-h * 0.86)}" rx="${n(w * 0.06)}" ry="${n(w * 0.014)}" fill="${dark(color, 0.45)}" opacity=".5" ${pen.soft(w * 0.008)}/><ellipse cy="${n(-h * 0.875)}" rx="${n(w * 0.022)}" ry="${n(w * 0.01)}" fill="${light(color, 0.2)}"/>`
  },
}

/** Rows of knitting: small Vs that follow a slope. */
function knit(from: number, to: number, top: number, rows: number, w: number): string {
  let out = ''
  for (let row = 0; row < rows; row++)
    for (let x = from + (row % 2) * w * 0.011; x < to; x += w * 0.022)
      out += `M${n(x)} ${n(top + row * w * 0.021)} l ${n(w * 0.006)} ${n(w * 0.013)} l ${n(w * 0.006)} ${n(-w * 0.013)}`
  return out
}

/** A knitted blanket folded into thick layers; one end hangs down over the front, with its tassels. */
export const blanket: Support = {
  draw({ w, color = '#b9a3c4', count = 4 }, pen) {
    const layers = Math.max(2, count - 1)
    const t = w * 0.082
    const next = chance(layers * 31 + Math.round(w))
    let folds = ''
    let stitches = ''
    for (let i = 0; i < layers; i++) {
      const left = -w * (0.485 - next() * 0.025)
      const right = w * (0.48 - next() * 0.035)
      const [low, high] = [-t * i * 0.94, -t * (i * 0.94 + 1.04)]
      const sag = (next() - 0.5) * t * 0.2
      folds += `<g ${pen.clay('m')}><path d="M${n(left + t * 0.4)} ${n(low)} C ${n(left - t * 0.3)} ${n(low)} ${n(left - t * 0.3)} ${n(high)} ${n(left + t * 0.4)} ${n(high)} Q 0 ${n(high + sag)} ${n(right - t * 0.3)} ${n(high)} C ${n(right + t * 0.28)} ${n(high)} ${n(right + t * 0.28)} ${n(low)} ${n(right - t * 0.3)} ${n(low)} Q 0 ${n(low + sag * 0.4)} ${n(left + t * 0.4)} ${n(low)}Z" fill="${i % 2 ? dark(color, 0.05) : color}"/></g>`
      stitches += knit(left + t * 0.5, right - t * 0.4, high + t * 0.2, 3, w)
    }
    const top = -t * ((layers - 1) * 0.94 + 1.04)
    const [from, to, end] = [-w * 0.06, w * 0.33, -t * 0.75]
    let tassels = ''
    for (let x = from + w * 0.012; x < to; x += w * 0.026)
      tassels += `M${n(x)} ${n(end - 2)} q ${n((next() - 0.5) * w * 0.02)} ${n(t * 0.3)} ${n((next() - 0.5) * w * 0.022)} ${n(t * (0.5 + next() * 0.16))}`
    const flap = `M${n(from + w * 0.02)} ${n(top - t * 0.34)} Q ${n((from + to) / 2)} ${n(top - t * 0.5)} ${n(to - w * 0.02)} ${n(top - t * 0.34)} Q ${n(to + w * 0.008)} ${n(top - t * 0.1)} ${n(to)} ${n(top * 0.5)} L ${n(to + w * 0.008)} ${n(end)} Q ${n((from + to) / 2)} ${n(end + t * 0.16)} ${n(from - w * 0.008)} ${n(end)} L ${n(from)} ${n(top * 0.5)} Q ${n(from - w * 0.006)} ${n(top - t * 0.1)} ${n(from + w * 0.02)} ${n(top - t * 0.34)}Z`
    const shade = pen.linear(
      [
        [0, light(color, 0.42)],
        [0.26, light(color, 0.2)],
        [1, dark(color, 0.06)],
      ],
      0,
      0,
      0.1,
      1,
    )
    const line = (path: string, stroke: string, width: number, opacity: number) =>
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
    return `${folds}${line(stitches, dark(color, 0.34), w * 0.0034, 0.3)}
      <path d="M${n(from - w * 0.01)} ${n(top)} L ${n(from - w * 0.014)} ${n(end)} H ${n(to + w * 0.03)} L ${n(to + w * 0.016)} ${n(top)}Z" fill="${pen.hour.shade}" opacity=".34" ${pen.soft(w * 0.014)}/>
      ${line(tassels, dark(color, 0.12), w * 0.0125, 1)}${line(tassels, light(color, 0.35), w * 0.0055, 0.9)}
      <g ${pen.clay('m')}><path d="${flap}" fill="${shade}"/></g>${line(knit(from + w * 0.016, to - w * 0.016, top - t * 0.1, Math.floor((end - top) / (w * 0.021)), w), dark(color, 0.36), w * 0.0034, 0.34)}`
  },
}

/** Smooth stones, one on the other. */
export const stones: Support = {
  draw({ w, colors = ['#a99c93', '#c9bcae', '#8f8790'], seed = 4 }, pen) {
    const next = chance(seed)
    let y = 0
    let out = ''
    for (const [i, color] of colors.entries()) {
      const rx = (w / 2) * (1 - i * (0.62 / colors.length))
      const ry = rx * (0.34 + next() * 0.08)
      out += `<g transform="translate(${n((next() - 0.5) * w * 0.08)} ${n(y - ry * 0.88)})"><path d="${blob(rx, ry, 0.045, seed + i, 9)}" fill="${color}"/></g>`
      y -= ry * 1.64
    }
    return `<g ${pen.clay('l')}>${out}</g>`
  },
}
