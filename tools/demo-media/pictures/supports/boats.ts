/** Boats, seen from the bank: their waterline is at 0. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** A narrowboat; w is its length, its bow to the right; `color` is the cabin's, `accent` the hull's. */
export const narrowboat: Support = {
  draw({ w, color = '#b5523f', accent = '#2f4f55' }, pen) {
    const [deck, roof] = [-w * 0.085, -w * 0.2]
    const down = (from: string, to: string) =>
      pen.linear(
        [
          [0, from],
          [1, to],
        ],
        0,
        0,
        0,
        1,
      )
    const hull = `M${n(-w * 0.5)} ${n(deck * 1.05)}H${n(w * 0.4)}Q${n(w * 0.47)} ${n(deck * 1.1)} ${n(w * 0.5)} ${n(deck * 1.5)}Q${n(w * 0.49)} ${n(-w * 0.03)} ${n(w * 0.43)} 0H${n(-w * 0.47)}Q${n(-w * 0.5)} ${n(-w * 0.02)} ${n(-w * 0.5)} ${n(deck * 1.05)}Z`
    const cabin = `M${n(-w * 0.37)} ${n(deck)}L${n(-w * 0.36)} ${n(roof)}H${n(w * 0.24)}L${n(w * 0.255)} ${n(deck)}Z`
    const panes = [-0.25, -0.11, 0.03, 0.17]
      .map((x) => {
        const pane = `<circle cx="${n(w * x)}" cy="${n((deck + roof) / 2)}" r="${n(w * 0.031)}"`
        return `${pane} fill="${down('#5f7f8a', '#e9f1ea')}" stroke="${light(color, 0.75)}" stroke-width="${n(w * 0.009)}"/>`
      })
      .join('')
    const pots = [-0.3, -0.19, -0.05]
      .map(
        (x, i) =>
          `<rect x="${n(w * x)}" y="${n(roof - w * 0.04)}" width="${n(w * 0.045)}" height="${n(w * 0.03)}" rx="3" fill="#c98a5c"/><circle cx="${n(w * (x + 0.022))}" cy="${n(roof - w * 0.055)}" r="${n(w * 0.028)}" fill="${['#86a45a', '#d98a9a', '#97ad5f'][i]}"/>`,
      )
      .join('')
    const mirrored = `<g transform="scale(1 -.55)" opacity=".28" ${pen.soft(w * 0.008)}><path d="${hull}" fill="${accent}"/><path d="${cabin}" fill="${color}"/></g>`
    return `${mirrored}<g ${pen.clay('s')}><rect x="${n(w * 0.1)}" y="${n(roof - w * 0.085)}" width="${n(w * 0.032)}" height="${n(w * 0.08)}" fill="${dark(accent, 0.3)}"/>${pots}</g>
      <g ${pen.clay('s')}><path d="${cabin}" fill="${down(light(color, 0.16), color)}"/></g>${panes}
      <path d="M${n(-w * 0.39)} ${n(roof)}H${n(w * 0.265)}" stroke="${light(accent, 0.3)}" stroke-width="${n(w * 0.018)}" stroke-linecap="round"/>
      <path d="M${n(-w * 0.34)} ${n(deck - w * 0.018)}H${n(w * 0.225)}" stroke="#ecc078" stroke-width="${n(w * 0.008)}" opacity=".8"/>
      <g ${pen.clay('m')}><path d="${hull}" fill="${down(light(accent, 0.14), dark(accent, 0.2))}"/></g>
      <path d="M${n(-w * 0.49)} ${n(deck * 0.82)}H${n(w * 0.4)}Q${n(w * 0.46)} ${n(deck * 0.9)} ${n(w * 0.485)} ${n(deck * 1.2)}" stroke="#ecc078" stroke-width="${n(w * 0.009)}" fill="none"/>
      <path d="M${n(-w * 0.52)} 1Q0 ${n(w * 0.012)} ${n(w * 0.5)} 1" stroke="#fff" stroke-width="2.4" fill="none" opacity=".55" stroke-linecap="round"/>`
  },
}

/** A small sailing boat; w is its length, `color` the hull's, `fill` that of its sails. */
export const sailboat: Support = {
  draw({ w, color = '#c9654a', fill = '#fbf1de' }, pen) {
    const [deck, top] = [-w * 0.13, -w * 1.12]
    const hull = `M${n(-w * 0.5)} ${n(deck)}Q0 ${n(deck * 0.82)} ${n(w * 0.54)} ${n(deck * 1.25)}Q${n(w * 0.44)} 0 ${n(w * 0.28)} 0H${n(-w * 0.36)}Q${n(-w * 0.48)} 0 ${n(-w * 0.5)} ${n(deck)}Z`
    const main = `M${n(-w * 0.02)} ${n(top)}Q${n(-w * 0.14)} ${n(top * 0.5)} ${n(-w * 0.44)} ${n(-w * 0.24)}Q${n(-w * 0.2)} ${n(-w * 0.19)} ${n(-w * 0.02)} ${n(-w * 0.22)}Z`
    const jib = `M${n(w * 0.03)} ${n(top * 0.94)}Q${n(w * 0.24)} ${n(top * 0.5)} ${n(w * 0.46)} ${n(-w * 0.2)}Q${n(w * 0.2)} ${n(-w * 0.17)} ${n(w * 0.03)} ${n(-w * 0.22)}Z`
    const cloth = pen.linear([
      [0, light(fill, 0.6)],
      [0.6, fill],
      [1, dark(fill, 0.16)],
    ])
    return `<g transform="scale(1 -.36)" opacity=".3" ${pen.soft(w * 0.02)}><path d="${hull}" fill="${color}"/><path d="${main}${jib}" fill="#fff"/></g>
      <path d="M0 ${n(deck)}V${n(top)}" stroke="#a9764c" stroke-width="${n(w * 0.026)}" stroke-linecap="round"/>
      <g ${pen.clay('s')}><path d="${main}" fill="${cloth}"/><path d="${jib}" fill="${cloth}"/></g>
      <g ${pen.clay('m')}><path d="${hull}" fill="${color}"/></g><path d="M${n(-w * 0.47)} ${n(deck * 0.86)}Q0 ${n(deck * 0.66)} ${n(w * 0.5)} ${n(deck * 1.08)}" stroke="#fff" stroke-width="${n(w * 0.02)}" fill="none" opacity=".7"/>
      <path d="M${n(-w * 0.5)} 1Q0 ${n(w * 0.03)} ${n(w * 0.46)} 1" stroke="#fff" stroke-width="2.2" fill="none" opacity=".55" stroke-linecap="round"/>`
  },
}
