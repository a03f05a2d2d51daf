/** Glasses, cups, jars, bottles and pots for tea, standing at 0,0. */

import { dark, light, n } from '../../svg'
import type { Pen, Support } from '../scene'
import { TILT, turned } from './dishes-front'

const ellipse = (rx: number, y: number, extra: string) =>
  `<ellipse cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * TILT)}" ${extra}/>`

/** A tumbler; `amount` is how full, `accent` a second layer that swirls in the drink. */
export const glass: Support = {
  draw({ w, h = w * 1.5, fill = '#f3d08e', accent, amount = 0.8, holds }, pen) {
    const r = w / 2
    const b = r * 0.8
    const q = r * TILT
    const level = -h * amount
    const at = (y: number) => b + (r - b) * (-y / h) - w * 0.03
    const drink = `M${n(-at(level))} ${n(level)} L ${n(-at(0))} ${n(-w * 0.07)} Q 0 ${n(q * 0.9)} ${n(at(0))} ${n(-w * 0.07)} L ${n(at(level))} ${n(level)} A ${n(at(level))} ${n(q)} 0 0 1 ${n(-at(level))} ${n(level)}Z`
    const swirl = accent
      ? `<g ${pen.clip(`<path d="${drink}"/>`)}><path d="M${n(-r)} ${n(level * 0.2)} C ${n(-r * 0.3)} ${n(level * 0.5)} ${n(r * 0.2)} ${n(level * 0.1)} ${n(r)} ${n(level * 0.42)} V 20 H ${n(-r)}Z" fill="${accent}" opacity=".85" ${pen.soft(w * 0.05)}/></g>`
      : ''
    return `<path d="M${n(-r)} ${n(-h)} L ${n(-b)} 0 Q 0 ${n(q * 1.2)} ${n(b)} 0 L ${n(r)} ${n(-h)}Z" fill="#fff" opacity=".3"/>
      <path d="${drink}" fill="${pen.linear(
        [
          [0, light(fill, 0.2)],
          [0.28, light(fill, 0.4)],
          [0.6, fill],
          [1, dark(fill, 0.26)],
        ],
        0,
        0,
        1,
        0.1,
      )}"/>${swirl}
      ${ellipse(
        at(level),
        level,
        `fill="${pen.linear([
          [0, dark(fill, 0.08)],
          [1, light(fill, 0.45)],
        ])}"`,
      )}${pen.inner(holds)}
      <path d="M${n(-b)} ${n(-w * 0.05)} Q 0 ${n(q * 1.1)} ${n(b)} ${n(-w * 0.05)} L ${n(b)} 0 Q 0 ${n(q * 1.3)} ${n(-b)} 0Z" fill="#fff" opacity=".5"/>
      ${ellipse(r, -h, `fill="none" stroke="#fff" stroke-width="${n(w * 0.02)}" opacity=".9"`)}
      <path d="M${n(-r)} ${n(-h)} L ${n(-b)} 0 M${n(r)} ${n(-h)} L ${n(b)} 0" stroke="#fff" stroke-width="${n(w * 0.014)}" opacity=".55"/>
      <path d="M${n(-r * 0.72)} ${n(-h * 0.88)} L ${n(-b * 0.74)} ${n(-h * 0.14)}" stroke="#fff" stroke-width="${n(w * 0.07)}" stroke-linecap="round" opacity=".6" ${pen.soft(w * 0.012)}/><path d="M${n(r * 0.8)} ${n(-h * 0.8)} L ${n(b * 0.84)} ${n(-h * 0.2)}" stroke="#fff" stroke-width="${n(w * 0.03)}" stroke-linecap="round" opacity=".4"/>`
  },
}

const STEAM = (w: number, top: number, soft: string) =>
  `<g ${soft} fill="none" stroke="#fff" stroke-linecap="round" opacity=".62"><path d="M${n(-w * 0.12)} ${n(top)} c ${n(w * 0.18)} ${n(-w * 0.2)} ${n(-w * 0.16)} ${n(-w * 0.36)} ${n(w * 0.02)} ${n(-w * 0.62)}" stroke-width="${n(w * 0.07)}"/><path d="M${n(w * 0.1)} ${n(top - w * 0.05)} c ${n(w * 0.16)} ${n(-w * 0.18)} ${n(-w * 0.12)} ${n(-w * 0.3)} ${n(w * 0.04)} ${n(-w * 0.5)}" stroke-width="${n(w * 0.05)}"/></g>`

/** A cup, with or without a handle (`accent` paints its lower half). */
export const cup: Support = {
  draw({ w, color = '#f4d9cb', fill = '#a9652f', accent, amount = 0.8, holds, steam, unlit }, pen) {
    const r = w / 2
    const h = w * amount
    const q = r * TILT
    const body = `M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} C ${n(r)} ${n(-h * 0.3)} ${n(r * 0.78)} ${n(-h * 0.04)} ${n(r * 0.54)} 0 Q 0 ${n(q * 0.56)} ${n(-r * 0.54)} 0 C ${n(-r * 0.78)} ${n(-h * 0.04)} ${n(-r)} ${n(-h * 0.3)} ${n(-r)} ${n(-h)}Z`
    const handle = unlit
      ? ''
      : `<g ${pen.clay('s')}><path d="M${n(r * 0.9)} ${n(-h * 0.76)} C ${n(r * 1.56)} ${n(-h * 0.86)} ${n(r * 1.5)} ${n(-h * 0.2)} ${n(r * 0.74)} ${n(-h * 0.22)}" fill="none" stroke="${dark(color, 0.12)}" stroke-width="${n(w * 0.085)}" stroke-linecap="round"/></g>`
    return `${steam ? STEAM(w, -h * 1.06, pen.soft(w * 0.035)) : ''}${handle}
      ${ellipse(
        r,
        -h,
        `fill="${pen.linear([
          [0, dark(color, 0.36)],
          [1, light(color, 0.4)],
        ])}"`,
      )}${ellipse(
        r * 0.9,
        -h + q * 0.22,
        `fill="${pen.linear([
          [0, dark(fill, 0.3)],
          [0.6, fill],
          [1, light(fill, 0.3)],
        ])}"`,
      )}${pen.inner(holds)}
      <path d="${body}" fill="${turned(color, pen)}"/>
      <g ${pen.clip(`<path d="${body}"/>`)}>${accent ? `<path d="M${n(-r)} ${n(-h * 0.46)} Q ${n(-r * 0.4)} ${n(-h * 0.34)} 0 ${n(-h * 0.4)} T ${n(r)} ${n(-h * 0.46)} V ${n(q)} H ${n(-r)}Z" fill="${turned(accent, pen)}"/>` : ''}
      <path d="M${n(-r)} ${n(q * 0.3)} Q 0 ${n(-h * 0.2)} ${n(r)} ${n(q * 0.3)} V ${n(q)} H ${n(-r)}Z" fill="${pen.hour.shade}" opacity=".3" ${pen.soft(h * 0.07)}/>
      <path d="M${n(-r * 0.72)} ${n(-h * 0.74)} Q ${n(-r * 0.72)} ${n(-h * 0.4)} ${n(-r * 0.55)} ${n(-h * 0.22)}" fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.055)}" stroke-linecap="round" opacity=".65" ${pen.soft(w * 0.018)}/></g>
      <path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)}" fill="none" stroke="${light(color, 0.75)}" stroke-width="${n(w * 0.018)}" opacity=".9"/>`
  },
}

/** A paper label that goes round a jar: a band of color with its name, and the small print. */
function label(w: number, h: number, accent: string, pen: Pen): string {
  const [left, top, wide, high] = [-w * 0.36, -h * 0.62, w * 0.72, h * 0.42]
  const bend = w * 0.035
  const paper = `M${n(left)} ${n(top)} Q 0 ${n(top + bend)} ${n(-left)} ${n(top)} V ${n(top + high)} Q 0 ${n(top + high + bend)} ${n(left)} ${n(top + high)}Z`
  const band = `M${n(left)} ${n(top + high * 0.08)} Q 0 ${n(top + high * 0.08 + bend)} ${n(-left)} ${n(top + high * 0.08)} V ${n(top + high * 0.36)} Q 0 ${n(top + high * 0.36 + bend)} ${n(left)} ${n(top + high * 0.36)}Z`
  const print = (share: number, from: number, to: number) =>
    `M${n(left + wide * from)} ${n(top + high * share + bend * 0.42)} Q ${n(left + (wide * (from + to)) / 2)} ${n(top + high * share + bend * 0.6)} ${n(left + wide * to)} ${n(top + high * share + bend * 0.42)}`
  const lines = [0.5, 0.61, 0.72, 0.83].flatMap((share, i) => [
    print(share, 0.1, 0.58 - (i % 2) * 0.08),
    print(share, 0.74, 0.9),
  ])
  return `<path d="${paper}" fill="${pen.hour.shade}" opacity=".22" transform="translate(2 4)" ${pen.soft(3)}/><path d="${paper}" fill="${turned('#fbf3e2', pen)}"/><path d="${band}" fill="${turned(accent, pen)}"/><path d="${print(0.215, 0.2, 0.8)}" stroke="#fffaf0" stroke-width="${n(h * 0.03)}" stroke-linecap="round" fill="none"/><path d="${lines.join('')}" stroke="#5a4a52" stroke-width="${n(h * 0.0125)}" stroke-linecap="round" fill="none" opacity=".75"/>`
}

/** A storage jar with a cork; `fill` is what is in it, to `amount`; with `accent` it has a label. */
export const jar: Support = {
  draw({ w, h = w * 1.35, fill = '#e3c28a', amount = 0.7, color = '#c99a66', accent, holds }, pen) {
    const r = w / 2
    const q = r * TILT
    const body = `M${n(-r * 0.78)} ${n(-h)} C ${n(-r * 0.8)} ${n(-h * 0.93)} ${n(-r)} ${n(-h * 0.92)} ${n(-r)} ${n(-h * 0.82)} V ${n(-w * 0.08)} Q ${n(-r)} 0 ${n(-r * 0.84)} ${n(q * 0.2)} Q 0 ${n(q * 1.1)} ${n(r * 0.84)} ${n(q * 0.2)} Q ${n(r)} 0 ${n(r)} ${n(-w * 0.08)} V ${n(-h * 0.82)} C ${n(r)} ${n(-h * 0.92)} ${n(r * 0.8)} ${n(-h * 0.93)} ${n(r * 0.78)} ${n(-h)}Z`
    const level = -h * 0.86 * amount
    return `<path d="${body}" fill="#fff" opacity=".34"/><g ${pen.clip(`<path d="${body}"/>`)}><path d="M${n(-r * 0.95)} ${n(level)} Q 0 ${n(level + q * 1.6)} ${n(r * 0.95)} ${n(level)} V ${n(q)} H ${n(-r * 0.95)}Z" fill="${turned(fill, pen)}"/>${ellipse(r * 0.95, level, `fill="${light(fill, 0.25)}"`)}${pen.inner(holds)}</g>${accent ? label(w, h, accent, pen) : ''}
      <path d="M${n(-r * 0.72)} ${n(-h * 1.12)} A ${n(r * 0.72)} ${n(q * 0.7)} 0 0 1 ${n(r * 0.72)} ${n(-h * 1.12)} L ${n(r * 0.7)} ${n(-h * 0.98)} Q 0 ${n(-h * 0.98 + q)} ${n(-r * 0.7)} ${n(-h * 0.98)}Z" fill="${turned(color, pen)}"/>${ellipse(r * 0.72, -h * 1.12, `fill="${light(color, 0.35)}"`)}
      <path d="${body}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/><path d="M${n(-r * 0.7)} ${n(-h * 0.8)} V ${n(-h * 0.16)}" stroke="#fff" stroke-width="${n(w * 0.075)}" stroke-linecap="round" opacity=".62" ${pen.soft(w * 0.014)}/><path d="M${n(r * 0.8)} ${n(-h * 0.76)} V ${n(-h * 0.3)}" stroke="#fff" stroke-width="${n(w * 0.03)}" stroke-linecap="round" opacity=".4"/>`
  },
}

export const bottle: Support = {
  draw({ w, h = w * 2.9, color = '#bcd2c4', accent = '#cf9c68' }, pen) {
    const r = w / 2
    return `<rect x="${n(-r * 0.46)}" y="${n(-h)}" width="${n(r * 0.92)}" height="${n(h * 0.12)}" rx="${n(r * 0.14)}" fill="${turned(accent, pen)}"/>
      <path d="M${n(-r * 0.42)} ${n(-h * 0.885)} H ${n(r * 0.42)} C ${n(r * 0.46)} ${n(-h * 0.79)} ${n(r)} ${n(-h * 0.77)} ${n(r)} ${n(-h * 0.65)} V ${n(-r * 0.34)} Q ${n(r)} ${n(r * 0.02)} ${n(r * 0.66)} ${n(r * 0.08)} Q 0 ${n(r * 0.24)} ${n(-r * 0.66)} ${n(r * 0.08)} Q ${n(-r)} ${n(r * 0.02)} ${n(-r)} ${n(-r * 0.34)} V ${n(-h * 0.65)} C ${n(-r)} ${n(-h * 0.77)} ${n(-r * 0.46)} ${n(-h * 0.79)} ${n(-r * 0.42)} ${n(-h * 0.885)}Z" fill="${turned(color, pen)}"/>
      <path d="M${n(-r * 0.56)} ${n(-h * 0.6)} V ${n(-h * 0.12)}" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.1)}" stroke-linecap="round" opacity=".6" ${pen.soft(w * 0.03)}/>`
  },
}

export const teapot: Support = {
  draw({ w, color = '#7f9a8d', accent = '#cf9c68' }, pen) {
    const r = w * 0.36
    const h = w * 0.52
    return `<g><path d="M${n(r * 0.5)} ${n(-h * 0.62)} C ${n(r * 1.16)} ${n(-h * 0.6)} ${n(r * 1.16)} ${n(-h * 0.86)} ${n(r * 1.46)} ${n(-h * 1.0)} L ${n(r * 1.6)} ${n(-h * 0.93)} C ${n(r * 1.44)} ${n(-h * 0.6)} ${n(r * 1.4)} ${n(-h * 0.2)} ${n(r * 0.5)} ${n(-h * 0.06)}Z" fill="${pen.linear(
      [
        [0, light(color, 0.4)],
        [0.45, light(color, 0.1)],
        [1, dark(color, 0.3)],
      ],
      0.3,
      0,
      0.9,
      0.8,
    )}"/></g>
      <g ${pen.clay('s')}><path d="M${n(-r * 0.62)} ${n(-h * 0.94)} C ${n(-r * 0.9)} ${n(-h * 1.75)} ${n(r * 0.9)} ${n(-h * 1.75)} ${n(r * 0.62)} ${n(-h * 0.94)}" fill="none" stroke="${accent}" stroke-width="${n(w * 0.032)}" stroke-linecap="round"/></g>
      <path d="M${n(-r * 0.62)} ${n(-h)} C ${n(-r * 1.3)} ${n(-h * 0.9)} ${n(-r * 1.24)} ${n(-h * 0.04)} ${n(-r * 0.58)} 0 Q 0 ${n(r * 0.14)} ${n(r * 0.58)} 0 C ${n(r * 1.24)} ${n(-h * 0.04)} ${n(r * 1.3)} ${n(-h * 0.9)} ${n(r * 0.62)} ${n(-h)}Z" fill="${turned(color, pen)}"/>
      <ellipse cy="${n(-h)}" rx="${n(r * 0.64)}" ry="${n(r * 0.13)}" fill="${light(color, 0.15)}"/><path d="M${n(-r * 0.52)} ${n(-h * 1.01)} Q 0 ${n(-h * 1.24)} ${n(r * 0.52)} ${n(-h * 1.01)} Q 0 ${n(-h * 0.92)} ${n(-r * 0.52)} ${n(-h * 1.01)}Z" fill="${turned(light(color, 0.1), pen)}"/><g ${pen.clay('s')}><circle cy="${n(-h * 1.17)}" r="${n(r * 0.11)}" fill="${accent}"/></g>
      <path d="M${n(-r * 0.86)} ${n(-h * 0.62)} Q ${n(-r * 0.9)} ${n(-h * 0.34)} ${n(-r * 0.66)} ${n(-h * 0.16)}" fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.03)}" stroke-linecap="round" opacity=".6" ${pen.soft(w * 0.01)}/>`
  },
}
