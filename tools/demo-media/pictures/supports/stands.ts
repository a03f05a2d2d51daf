/** A cake stand: a plate on a foot. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { ellipse, TILT, turned } from './dishes-front'

export const cakeStand: Support = {
  draw({ w, color = '#fdf8ef', amount = 0.3, holds }, pen) {
    const r = w / 2
    const q = r * TILT
    const h = w * amount
    const side = turned(color, pen)
    return `${ellipse(r * 0.44, -q * 0.2, `fill="${side}"`)}
      <path d="M${n(-r * 0.09)} ${n(-h)} C ${n(-r * 0.12)} ${n(-h * 0.4)} ${n(-r * 0.12)} ${n(-h * 0.26)} ${n(-r * 0.34)} ${n(-q * 0.36)} Q 0 ${n(q * 0.1)} ${n(r * 0.34)} ${n(-q * 0.36)} C ${n(r * 0.12)} ${n(-h * 0.26)} ${n(r * 0.12)} ${n(-h * 0.4)} ${n(r * 0.09)} ${n(-h)}Z" fill="${side}"/>
      <path d="M${n(-r)} ${n(-h)} V ${n(-h + w * 0.03)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h + w * 0.03)} V ${n(-h)}Z" fill="${side}"/>
      ${ellipse(
        r,
        -h,
        `fill="${pen.linear(
          [
            [0, light(color, 0.7)],
            [1, dark(color, 0.14)],
          ],
          0,
          0,
          1,
          0.5,
        )}"`,
      )}${ellipse(r * 0.93, -h, `fill="${dark(color, 0.045)}"`)}
      ${ellipse(r * 0.99, -h, `fill="none" stroke="${pen.hour.gleam}" stroke-width="2" opacity=".9"`)}${pen.inner(holds)}`
  },
}
