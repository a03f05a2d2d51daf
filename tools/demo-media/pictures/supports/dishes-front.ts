/** Dishes seen from the front, standing at 0,0. Every round is drawn with the same tilt. */

import { dark, light, n } from '../../svg'
import type { Pen, Support } from '../scene'
import { specks } from './dishes-above'
import { steam } from './food-loose'

/** How far a circle on the table closes: height by width. */
export const TILT = 0.2

/** Light across something round and upright: lit left of the middle, a thin light again at its right edge. */
export const turned = (color: string, pen: Pen) =>
  pen.linear(
    [
      [0, dark(color, 0.06)],
      [0.22, light(color, 0.55)],
      [0.5, color],
      [0.86, dark(color, 0.32)],
      [1, dark(color, 0.16)],
    ],
    0,
    0,
    1,
    0.12,
  )

/** A circle lying level at height y. */
export const ellipse = (rx: number, y: number, extra: string, flat = TILT) =>
  `<ellipse cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * flat)}" ${extra}/>`

export const plateFront: Support = {
  draw({ w, color = '#fdf8ef', accent, holds, seed = 5 }, pen) {
    const r = w / 2
    const q = r * TILT
    const top = -q * 0.9
    return `<path d="M${n(-r)} ${n(top)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(top)} L ${n(r * 0.6)} ${n(q * 0.32)} Q 0 ${n(q * 0.72)} ${n(-r * 0.6)} ${n(q * 0.32)}Z" fill="${turned(dark(color, 0.12), pen)}"/>
      ${ellipse(
        r,
        top,
        `fill="${pen.linear(
          [
            [0, light(color, 0.7)],
            [0.5, color],
            [1, dark(color, 0.13)],
          ],
          0,
          0,
          1,
          0.6,
        )}"`,
      )}
      <g transform="translate(0 ${n(top)})">${specks(r * 0.96, 50, dark(color, 0.55), seed, TILT)}</g>
      ${accent ? ellipse(r * 0.965, top, `fill="none" stroke="${accent}" stroke-width="${n(w * 0.008)}" opacity=".85"`) : ''}
      ${ellipse(
        r * 0.72,
        top + q * 0.06,
        `fill="${pen.linear(
          [
            [0, dark(color, 0.16)],
            [0.5, dark(color, 0.02)],
            [1, light(color, 0.6)],
          ],
          0,
          0,
          1,
          0.3,
        )}"`,
      )}
      ${ellipse(r * 0.985, top, `fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.006)}" opacity=".8"`)}${pen.inner(holds)}`
  },
}

/** What rises from a hot dish whose rim is w wide and at height y. */
const rising = (w: number, y: number, pen: Pen) =>
  `<g transform="translate(0 ${n(y)})">${steam.draw({ kind: 'steam', x: 0, y: 0, w: w * 0.46, h: w * 0.52, amount: 0.62 }, pen)}</g>`

/** A bowl; `amount` is its height by its width, `fill` what is in it, `accent` a painted band. */
export const bowlFront: Support = {
  draw({ w, color = '#fdf8ef', fill, accent, amount = 0.44, holds, seed = 8, steam: hot }, pen) {
    const r = w / 2
    const h = w * amount
    const q = r * TILT
    const front = `M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} C ${n(r * 0.99)} ${n(-h * 0.46)} ${n(r * 0.68)} ${n(-h * 0.12)} ${n(r * 0.4)} ${n(-h * 0.05)} L ${n(r * 0.38)} 0 Q 0 ${n(q * 0.42)} ${n(-r * 0.38)} 0 L ${n(-r * 0.4)} ${n(-h * 0.05)} C ${n(-r * 0.68)} ${n(-h * 0.12)} ${n(-r * 0.99)} ${n(-h * 0.46)} ${n(-r)} ${n(-h)}Z`
    const clip = pen.clip(`<path d="${front}"/>`)
    return `${ellipse(
      r,
      -h,
      `fill="${pen.linear(
        [
          [0, dark(color, 0.4)],
          [0.6, dark(color, 0.12)],
          [1, light(color, 0.4)],
        ],
        0,
        0,
        1,
        0.2,
      )}"`,
    )}
      ${
        fill
          ? ellipse(
              r * 0.93,
              -h + q * 0.14,
              `fill="${pen.linear(
                [
                  [0, dark(fill, 0.2)],
                  [0.35, fill],
                  [1, light(fill, 0.2)],
                ],
                0,
                0,
                1,
                0.3,
              )}"`,
              TILT * 0.86,
            )
          : ''
      }${pen.inner(holds)}${hot ? rising(w, -h, pen) : ''}
      <path d="${front}" fill="${turned(color, pen)}"/>
      <g ${clip}>${accent ? `<path d="M${n(-r)} ${n(-h * 0.74)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h * 0.74)}" fill="none" stroke="${accent}" stroke-width="${n(w * 0.026)}" opacity=".85"/>` : ''}
      <g transform="translate(0 ${n(-h * 0.5)})">${specks(r, 90, dark(color, 0.6), seed)}</g>
      <path d="M${n(-r)} 0 Q 0 ${n(-h * 0.18)} ${n(r)} 0 V ${n(q)} H ${n(-r)}Z" fill="${pen.hour.shade}" opacity=".3" ${pen.soft(h * 0.09)}/>
      <path d="M${n(-r * 0.78)} ${n(-h * 0.74)} Q ${n(-r * 0.74)} ${n(-h * 0.4)} ${n(-r * 0.5)} ${n(-h * 0.2)}" fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.035)}" stroke-linecap="round" opacity=".6" ${pen.soft(w * 0.012)}/></g>
      <path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)}" fill="none" stroke="${light(color, 0.7)}" stroke-width="${n(w * 0.011)}" opacity=".9"/>`
  },
}

/** A cast pot with two ears. */
export const potFront: Support = {
  draw({ w, color = '#c65b42', fill = '#d9582f', amount = 0.5, holds, steam: hot }, pen) {
    const r = w / 2
    const h = w * amount
    const q = r * TILT
    const ear = (side: number) =>
      `<path d="M${n(side * r * 0.96)} ${n(-h * 0.86)} q ${n(side * r * 0.22)} ${n(-h * 0.02)} ${n(side * r * 0.22)} ${n(h * 0.09)} q 0 ${n(h * 0.11)} ${n(-side * r * 0.24)} ${n(h * 0.1)}" fill="none" stroke="${side < 0 ? light(color, 0.12) : dark(color, 0.22)}" stroke-width="${n(w * 0.034)}" stroke-linecap="round"/>`
    const front = `M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} L ${n(r * 0.96)} ${n(-h * 0.22)} Q ${n(r * 0.92)} ${n(-h * 0.02)} ${n(r * 0.74)} ${n(h * 0.02)} Q 0 ${n(q * 0.82)} ${n(-r * 0.74)} ${n(h * 0.02)} Q ${n(-r * 0.92)} ${n(-h * 0.02)} ${n(-r * 0.96)} ${n(-h * 0.22)}Z`
    return `<g ${pen.clay('s')}>${ear(-1)}${ear(1)}</g>
      ${ellipse(
        r,
        -h,
        `fill="${pen.linear(
          [
            [0, '#8d7a6a'],
            [0.5, '#e9dcc8'],
            [1, '#fff6e6'],
          ],
          0,
          0,
          1,
          0.2,
        )}"`,
      )}
      ${ellipse(
        r * 0.94,
        -h + q * 0.16,
        `fill="${pen.linear(
          [
            [0, dark(fill, 0.3)],
            [0.4, fill],
            [1, light(fill, 0.16)],
          ],
          0,
          0,
          1,
          0.3,
        )}"`,
        TILT * 0.86,
      )}${pen.inner(holds)}${hot ? rising(w, -h, pen) : ''}
      <path d="${front}" fill="${turned(color, pen)}"/><g ${pen.clip(`<path d="${front}"/>`)}>
      <path d="M${n(-r)} ${n(-h * 0.9)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h * 0.9)}" fill="none" stroke="${dark(color, 0.35)}" stroke-width="2" opacity=".45"/>
      <path d="M${n(-r)} 0 Q 0 ${n(-h * 0.2)} ${n(r)} 0 V ${n(q)} H ${n(-r)}Z" fill="${pen.hour.shade}" opacity=".36" ${pen.soft(h * 0.09)}/>
      <path d="M${n(-r * 0.72)} ${n(-h * 0.7)} V ${n(-h * 0.3)}" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.05)}" stroke-linecap="round" opacity=".5" ${pen.soft(w * 0.016)}/></g>
      <path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)}" fill="none" stroke="${light(color, 0.55)}" stroke-width="${n(w * 0.016)}"/>`
  },
}

/** A low roasting pan; its front wall hides what lies in it. */
export const panFront: Support = {
  draw: (thing, pen) => potFront.draw({ color: '#4d5a58', amount: 0.2, ...thing }, pen),
}
