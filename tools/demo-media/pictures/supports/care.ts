/** Things for the body's comfort: mirror, cream, hot-water bottle, fan, socks. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { ellipse, TILT, turned } from './dishes-front'

/** A round mirror on a wooden foot, the window in its glass. */
export const mirror: Support = {
  draw({ w, color = '#b98455' }, pen) {
    const r = w / 2
    const y = -r * 1.3
    const glass = `<circle cy="${n(y)}" r="${n(r * 0.9)}"/>`
    return `<path d="M${n(-r * 0.09)} ${n(-r * 0.34)} h ${n(r * 0.18)} l ${n(r * 0.05)} ${n(r * 0.3)} h ${n(-r * 0.28)}Z" fill="${turned(color, pen)}"/><path d="M${n(-r * 0.52)} ${n(-r * 0.1)} v ${n(r * 0.07)} A ${n(r * 0.52)} ${n(r * 0.11)} 0 0 0 ${n(r * 0.52)} ${n(-r * 0.03)} v ${n(-r * 0.07)}Z" fill="${turned(dark(color, 0.12), pen)}"/>${ellipse(r * 0.52, -r * 0.1, `fill="${turned(light(color, 0.1), pen)}"`)}
      <g ${pen.clay('s')}><circle cy="${n(y)}" r="${n(r)}" fill="${pen.linear(
        [
          [0, light(color, 0.3)],
          [0.5, color],
          [1, dark(color, 0.26)],
        ],
        0,
        0,
        1,
        1,
      )}"/></g><g fill="${pen.linear(
        [
          [0, light(pen.hour.wall[1], 0.5)],
          [0.5, light(pen.hour.wall[1], 0.14)],
          [1, dark(pen.hour.wall[1], 0.12)],
        ],
        0,
        0,
        1,
        1,
      )}">${glass}</g><g ${pen.clip(glass)}><g transform="translate(${n(-r * 0.1)} ${n(y)}) skewX(-14)" fill="${pen.hour.pane}" opacity=".86" ${pen.soft(r * 0.012)}>${[
        -0.5, 0.06,
      ]
        .flatMap((x) =>
          [-0.62, 0.02].map(
            (top) => `<rect x="${n(r * x)}" y="${n(r * top)}" width="${n(r * 0.5)}" height="${n(r * 0.58)}"/>`,
          ),
        )
        .join(
          '',
        )}</g><path d="M${n(-r)} ${n(y + r * 0.5)} L ${n(r * 0.2)} ${n(y - r)} h ${n(r * 0.3)} L ${n(-r * 0.7)} ${n(y + r * 0.8)}Z" fill="#fff" opacity=".3"/><circle cy="${n(y)}" r="${n(r * 0.9)}" fill="none" stroke="${pen.hour.shade}" stroke-width="${n(r * 0.1)}" opacity=".3" transform="translate(${n(r * 0.02)} ${n(r * 0.03)})" ${pen.soft(r * 0.04)}/></g>`
  },
}

/** An open jar of cream with a peak on it; its wooden lid leans at its right. */
export const creamJar: Support = {
  draw({ w, h = w * 0.56, color = '#f3efe6', fill = '#fffaf0', accent = '#e0a24a' }, pen) {
    const r = w / 2
    const q = r * TILT
    const body = `M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} V ${n(-h * 0.16)} Q ${n(r)} 0 ${n(r * 0.86)} ${n(q * 0.3)} Q 0 ${n(q * 1.1)} ${n(-r * 0.86)} ${n(q * 0.3)} Q ${n(-r)} 0 ${n(-r)} ${n(-h * 0.16)}Z`
    const peak = `M${n(-r * 0.78)} ${n(-h)} C ${n(-r * 0.7)} ${n(-h * 1.3)} ${n(-r * 0.2)} ${n(-h * 1.26)} ${n(-r * 0.06)} ${n(-h * 1.5)} Q ${n(r * 0.1)} ${n(-h * 1.62)} ${n(r * 0.14)} ${n(-h * 1.5)} C ${n(r * 0.24)} ${n(-h * 1.3)} ${n(r * 0.7)} ${n(-h * 1.26)} ${n(r * 0.78)} ${n(-h)} Q 0 ${n(-h + q * 1.3)} ${n(-r * 0.78)} ${n(-h)}Z`
    const lid = `<g transform="translate(${n(r * 1.36)} ${n(-r * 0.5)}) rotate(-16)"><g ${pen.clay('s')}><ellipse rx="${n(r * 0.34)}" ry="${n(r * 0.62)}" cx="${n(r * 0.12)}" fill="#8f6238"/><ellipse rx="${n(r * 0.34)}" ry="${n(r * 0.62)}" fill="${turned('#c99a66', pen)}"/></g></g>`
    return `${lid}${ellipse(r, -h, `fill="${dark(color, 0.16)}"`)}${ellipse(r * 0.92, -h + q * 0.1, `fill="${fill}"`)}<g ${pen.clay('s')}><path d="${peak}" fill="${fill}"/></g><path d="M${n(-r * 0.6)} ${n(-h * 1.04)} C ${n(-r * 0.2)} ${n(-h * 0.86)} ${n(r * 0.5)} ${n(-h * 1)} ${n(r * 0.36)} ${n(-h * 1.2)} C ${n(r * 0.2)} ${n(-h * 1.12)} ${n(-r * 0.2)} ${n(-h * 1.14)} ${n(-r * 0.1)} ${n(-h * 1.34)}" fill="none" stroke="${dark(fill, 0.2)}" stroke-width="${n(w * 0.018)}" stroke-linecap="round" opacity=".4" ${pen.soft(w * 0.006)}/>
      <path d="${body}" fill="${turned(color, pen)}"/><g ${pen.clip(`<path d="${body}"/>`)}><path d="M${n(-r)} ${n(-h * 0.7)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h * 0.7)} V ${n(-h * 0.22)} A ${n(r)} ${n(q)} 0 0 1 ${n(-r)} ${n(-h * 0.22)}Z" fill="${turned(accent, pen)}" opacity=".85"/></g><path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)}" fill="none" stroke="#fff" stroke-width="${n(w * 0.024)}" opacity=".9"/><path d="M${n(-r * 0.76)} ${n(-h * 0.72)} V ${n(-h * 0.16)}" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.06)}" stroke-linecap="round" opacity=".55" ${pen.soft(w * 0.014)}/>`
  },
}

/** A hot-water bottle in a knitted cover, upright. */
export const hotWaterBottle: Support = {
  draw({ w, h = w * 1.5, color = '#c9735a', accent = '#5b4a52' }, pen) {
    const x = w / 2
    const top = -h * 0.8
    const body = `M${n(-x * 0.3)} ${n(-h * 0.92)} C ${n(-x * 0.26)} ${n(-h * 0.84)} ${n(-x * 0.5)} ${n(top)} ${n(-x * 0.76)} ${n(-h * 0.76)} C ${n(-x * 1.02)} ${n(-h * 0.7)} ${n(-x)} ${n(-h * 0.6)} ${n(-x)} ${n(-h * 0.5)} V ${n(-h * 0.12)} Q ${n(-x)} 0 ${n(-x * 0.72)} 0 H ${n(x * 0.72)} Q ${n(x)} 0 ${n(x)} ${n(-h * 0.12)} V ${n(-h * 0.5)} C ${n(x)} ${n(-h * 0.6)} ${n(x * 1.02)} ${n(-h * 0.7)} ${n(x * 0.76)} ${n(-h * 0.76)} C ${n(x * 0.5)} ${n(top)} ${n(x * 0.26)} ${n(-h * 0.84)} ${n(x * 0.3)} ${n(-h * 0.92)}Z`
    const stitch = w / 17
    let knit = ''
    for (let row = 0; row * stitch * 0.8 < h; row++)
      for (let column = -9; column <= 9; column++)
        knit += `M${n(column * stitch)} ${n(-row * stitch * 0.8)} l ${n(stitch / 2)} ${n(stitch * 0.6)} l ${n(stitch / 2)} ${n(-stitch * 0.6)} `
    const ribs = Array.from({ length: 9 }, (_, i) => `M${n(-x * 0.28 + i * x * 0.07)} ${n(-h * 0.93)} v ${n(h * 0.13)}`)
    return `<path d="M${n(-x * 0.17)} ${n(-h * 1.06)} h ${n(x * 0.34)} v ${n(h * 0.16)} h ${n(-x * 0.34)}Z" fill="${turned(accent, pen)}"/><path d="M${n(-x * 0.3)} ${n(-h * 0.98)} q ${n(x * 0.3)} ${n(h * 0.03)} ${n(x * 0.6)} 0 l ${n(-x * 0.06)} ${n(h * 0.06)} h ${n(-x * 0.48)}Z" fill="${turned(light(accent, 0.12), pen)}"/>
      <g ${pen.clay('l')}><path d="${body}" fill="${pen.linear(
        [
          [0, light(color, 0.26)],
          [0.5, color],
          [1, dark(color, 0.2)],
        ],
        0,
        0,
        1,
        0.8,
      )}"/></g><g ${pen.clip(`<path d="${body}"/>`)} fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${knit}" stroke="${dark(color, 0.34)}" stroke-width="${n(stitch * 0.26)}" opacity=".5"/><path d="${knit}" stroke="${light(color, 0.5)}" stroke-width="${n(stitch * 0.1)}" opacity=".5" transform="translate(0 ${n(-stitch * 0.2)})"/><path d="${ribs.join('')}" stroke="${dark(color, 0.4)}" stroke-width="${n(w * 0.012)}" opacity=".6"/></g>`
  },
}

/** A table fan, its blades at rest behind a wire cage. */
export const tableFan: Support = {
  draw({ w, color = '#7fa39a', accent = '#d8b26a' }, pen) {
    const r = w / 2
    const y = -r * 1.62
    const blades = [20, 110, 200, 290]
      .map(
        (turn) =>
          `<path d="M0 0 C ${n(r * 0.1)} ${n(-r * 0.3)} ${n(-r * 0.1)} ${n(-r * 0.7)} ${n(r * 0.16)} ${n(-r * 0.82)} C ${n(r * 0.5)} ${n(-r * 0.8)} ${n(r * 0.62)} ${n(-r * 0.42)} ${n(r * 0.1)} 0Z" transform="rotate(${turn})"/>`,
      )
      .join('')
    const wires = Array.from(
      { length: 36 },
      (_, i) =>
        `<path d="M0 ${n(-r * 0.2)} V ${n(-r * 0.96)}" transform="rotate(${i * 10})" stroke-width="${n(w * 0.006)}"/>`,
    ).join('')
    return `<path d="M${n(-r * 0.07)} ${n(-r * 0.9)} h ${n(r * 0.14)} l ${n(r * 0.06)} ${n(r * 0.8)} h ${n(-r * 0.26)}Z" fill="${turned(accent, pen)}"/><path d="M${n(-r * 0.56)} ${n(-r * 0.1)} v ${n(r * 0.06)} A ${n(r * 0.56)} ${n(r * 0.12)} 0 0 0 ${n(r * 0.56)} ${n(-r * 0.04)} v ${n(-r * 0.06)}Z" fill="${turned(dark(color, 0.16), pen)}"/><path d="M${n(-r * 0.56)} ${n(-r * 0.1)} C ${n(-r * 0.4)} ${n(-r * 0.26)} ${n(r * 0.4)} ${n(-r * 0.26)} ${n(r * 0.56)} ${n(-r * 0.1)} A ${n(r * 0.56)} ${n(r * 0.11)} 0 0 1 ${n(-r * 0.56)} ${n(-r * 0.1)}Z" fill="${turned(color, pen)}"/>
      <g transform="translate(0 ${n(y)})"><circle r="${n(r * 0.96)}" fill="${dark(color, 0.3)}" opacity=".22"/><g ${pen.clay('m')} fill="${pen.linear(
        [
          [0, light(color, 0.4)],
          [1, color],
        ],
        0,
        0,
        1,
        1,
      )}">${blades}</g><g fill="none" stroke="${light(accent, 0.4)}">${wires}<circle r="${n(r * 0.46)}" stroke-width="${n(w * 0.01)}"/><circle r="${n(r * 0.72)}" stroke-width="${n(w * 0.01)}"/></g><g ${pen.clay('s')}><circle r="${n(r * 0.96)}" fill="none" stroke="${accent}" stroke-width="${n(w * 0.036)}"/><circle r="${n(r * 0.2)}" fill="${accent}"/></g></g>`
  },
}

/** A pair of knitted socks, one before the other, upright on their soles. */
export const socks: Support = {
  draw({ w, color = '#d9b48f', accent = '#b5654a' }, pen) {
    const shape = `M${n(-w * 0.22)} ${n(-w * 0.98)} H ${n(w * 0.14)} C ${n(w * 0.12)} ${n(-w * 0.7)} ${n(w * 0.1)} ${n(-w * 0.5)} ${n(w * 0.16)} ${n(-w * 0.36)} C ${n(w * 0.22)} ${n(-w * 0.26)} ${n(w * 0.62)} ${n(-w * 0.32)} ${n(w * 0.64)} ${n(-w * 0.12)} Q ${n(w * 0.64)} 0 ${n(w * 0.5)} 0 H ${n(-w * 0.12)} C ${n(-w * 0.3)} 0 ${n(-w * 0.3)} ${n(-w * 0.14)} ${n(-w * 0.26)} ${n(-w * 0.3)} C ${n(-w * 0.2)} ${n(-w * 0.5)} ${n(-w * 0.22)} ${n(-w * 0.7)} ${n(-w * 0.22)} ${n(-w * 0.98)}Z`
    const rows = Array.from({ length: 26 }, (_, i) => `M${n(-w * 0.3)} ${n(-w * (i * 0.038))} H ${n(w * 0.7)}`).join('')
    const ribs = Array.from({ length: 9 }, (_, i) => `M${n(-w * (0.2 - i * 0.041))} ${n(-w)} v ${n(w * 0.2)}`).join('')
    const one = `<g ${pen.clay('m')}><path d="${shape}" fill="${pen.linear(
      [
        [0, light(color, 0.34)],
        [0.6, color],
        [1, dark(color, 0.16)],
      ],
      0,
      0,
      1,
      0.6,
    )}"/></g><g ${pen.clip(`<path d="${shape}"/>`)}><g fill="${accent}" opacity=".88"><path d="M${n(-w * 0.3)} ${n(-w)} h ${n(w * 0.5)} v ${n(w * 0.2)} h ${n(-w * 0.5)}Z"/><circle cx="${n(-w * 0.2)}" cy="${n(-w * 0.06)}" r="${n(w * 0.16)}"/><circle cx="${n(w * 0.6)}" cy="${n(-w * 0.1)}" r="${n(w * 0.18)}"/></g><path d="${rows}" stroke="${dark(color, 0.4)}" stroke-width="${n(w * 0.008)}" stroke-dasharray="${n(w * 0.02)} ${n(w * 0.012)}" opacity=".4"/><path d="${ribs}" stroke="${dark(accent, 0.4)}" stroke-width="${n(w * 0.01)}" opacity=".5"/><path d="M${n(w * 0.1)} ${n(-w)} V ${n(-w * 0.4)} Q ${n(w * 0.2)} ${n(-w * 0.14)} ${n(w * 0.7)} ${n(w * 0.02)} L ${n(w * 0.7)} ${n(-w)}Z" fill="${pen.hour.shade}" opacity=".14" ${pen.soft(w * 0.05)}/></g>`
    return `<g transform="translate(${n(w * 0.3)} ${n(-w * 0.06)})">${one}</g><g filter="url(#held-m)">${one}</g>`
  },
}
