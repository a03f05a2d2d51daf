/** Linen: woven, hemmed, striped, with folds that catch the window. */

import { chance, dark, light, n } from '../../svg'
import type { Pen, Support } from '../scene'

/** An edge that is nearly straight. */
function edge(from: readonly [number, number], to: readonly [number, number], seed: number, sway = 5): string {
  const next = chance(seed)
  let out = ''
  for (let i = 1; i <= 5; i++) {
    const t = i / 5
    const m = (i - 0.5) / 5
    const wob = (v: number) => v + (next() - 0.5) * sway
    out += ` Q ${n(wob(from[0] + (to[0] - from[0]) * m))} ${n(wob(from[1] + (to[1] - from[1]) * m))} ${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t)}`
  }
  return out
}

function outline(w: number, h: number, seed: number): string {
  const x = w / 2
  const y = h / 2
  return `M${n(-x)} ${n(-y)}${edge([-x, -y], [x, -y], seed)}${edge([x, -y], [x, y], seed + 1)}${edge([x, y], [-x, y], seed + 2)}${edge([-x, y], [-x, -y], seed + 3)}Z`
}

/** A crease ironed into it: lit on one side, shaded on the other. */
const crease = (d: string, width: number, color: string, pen: Pen) =>
  `<path d="${d}" fill="none" stroke="${dark(color, 0.4)}" stroke-width="${n(width)}" opacity=".2" transform="translate(${n(width * 0.5)} ${n(width * 0.5)})" ${pen.soft(width * 0.4)}/><path d="${d}" fill="none" stroke="#fff" stroke-width="${n(width * 0.7)}" opacity=".6" transform="translate(${n(-width * 0.3)} ${n(-width * 0.3)})" ${pen.soft(width * 0.3)}/>`

export const clothAbove: Support = {
  draw({ w, h = w * 0.8, color = '#fbf5ea', accent, seed = 3 }, pen) {
    const shape = outline(w, h, seed)
    const stripes = accent
      ? [0.06, 0.085, 0.11, 0.89, 0.915, 0.94]
          .map(
            (t) =>
              `<path d="M${n(-w / 2 + w * t)} ${n(-h / 2)} q 3 ${n(h / 2)} 0 ${n(h)}" stroke="${accent}" stroke-width="${n(w * (t === 0.085 || t === 0.915 ? 0.012 : 0.004))}" fill="none" opacity=".7"/>`,
          )
          .join('')
      : ''
    let weave = ''
    for (let y = -h / 2; y < h / 2; y += 5) weave += `M${n(-w / 2)} ${n(y)}H${n(w / 2)}`
    for (let x = -w / 2; x < w / 2; x += 5) weave += `M${n(x)} ${n(-h / 2)}V${n(h / 2)}`
    let fringe = ''
    for (let x = -w / 2 + 4; x < w / 2; x += 7) fringe += `M${n(x)} ${n(-h / 2)}v-9 M${n(x + 2)} ${n(h / 2)}v9`
    return `<path d="${fringe}" stroke="${dark(color, 0.1)}" stroke-width="2.4" stroke-linecap="round"/>
      <g ${pen.folds(seed)}><path d="${shape}" fill="${pen.linear(
        [
          [0, light(color, 0.5)],
          [1, dark(color, 0.05)],
        ],
        0,
        0,
        1,
        1,
      )}"/><g ${pen.clip(`<path d="${shape}"/>`)}>
      <path d="${weave}" stroke="${dark(color, 0.5)}" stroke-width=".8" opacity=".07"/>${stripes}
      ${crease(`M${n(w * 0.16)} ${n(-h / 2)} q ${n(-w * 0.012)} ${n(h * 0.5)} ${n(w * 0.008)} ${n(h)}`, w * 0.014, color, pen)}${crease(`M${n(-w / 2)} ${n(h * 0.07)} q ${n(w * 0.5)} ${n(h * 0.02)} ${n(w)} ${n(-h * 0.01)}`, w * 0.014, color, pen)}</g></g>
      <path d="${shape}" fill="none" stroke="${dark(color, 0.2)}" stroke-width="1.4" opacity=".4"/>`
  },
}

/** A cloth lying on the table, seen along it: h back from its foot, a little less towards us. It brings its own shadow. */
export const clothFront: Support = {
  draw({ w, h = w * 0.16, color = '#fbf5ea', accent, seed = 3 }, pen) {
    const r = w / 2
    const near = h * 0.52
    const shape = `M${n(-r * 0.84)} ${n(-h)}${edge([-r * 0.84, -h], [r * 0.86, -h], seed, 4)}${edge([r * 0.86, -h], [r, near], seed + 1, 7)}${edge([r, near], [-r, near], seed + 2, 9)}${edge([-r, near], [-r * 0.84, -h], seed + 3, 7)}Z`
    const along = (t: number) => `M${n((-r + w * t) * 0.85)} ${n(-h)} L ${n(-r + w * t)} ${n(near)}`
    const stripe = accent
      ? [0.06, 0.08, 0.1, 0.9, 0.92, 0.94]
          .map(
            (t) =>
              `<path d="${along(t)}" fill="none" stroke="${accent}" stroke-width="${n(w * (t === 0.08 || t === 0.92 ? 0.011 : 0.004))}" opacity=".7"/>`,
          )
          .join('')
      : ''
    let fringe = ''
    for (let x = -r + 5; x < r; x += 7) fringe += `M${n(x)} ${n(near)}v8`
    return `<path d="${shape}" fill="${pen.hour.shade}" opacity=".34" transform="translate(9 5)" ${pen.soft(7)}/><path d="${shape}" fill="${pen.hour.shade}" opacity=".2" transform="translate(2 4)" ${pen.soft(2.4)}/>
      <path d="${fringe}" stroke="${dark(color, 0.12)}" stroke-width="2.4" stroke-linecap="round"/>
      <g ${pen.folds(seed)}><path d="${shape}" fill="${pen.linear(
        [
          [0, light(color, 0.6)],
          [1, dark(color, 0.07)],
        ],
        0,
        0,
        1,
        0.4,
      )}"/></g><g ${pen.clip(`<path d="${shape}"/>`)}>${stripe}${crease(along(0.34), w * 0.01, color, pen)}${crease(along(0.67), w * 0.01, color, pen)}</g>`
  },
}

/** Folded towels in a pile, their round folds to us; striped near both ends. */
export const towel: Support = {
  draw({ w, color = '#f3e2d2', accent = '#d98f78', count = 3, seed = 4 }, pen) {
    const next = chance(seed)
    const t = w * 0.118
    const back = w * 0.13
    const stripes = [-0.36, -0.335, -0.31, 0.31, 0.335, 0.36]
    const width = (at: number) => n(w * (Math.abs(at) === 0.335 ? 0.013 : 0.005))
    const line = (d: string, at: number) => `<path d="${d}" stroke-width="${width(at)}"/>`
    const layers = Array.from({ length: count }, (_, i) => {
      const x = (w / 2) * (0.975 + next() * 0.025)
      const lean = (next() - 0.5) * w * 0.012
      const top = -t * (i + 1)
      const sag = t * 0.05
      const fold = `M${n(-x + t * 0.3)} ${n(top)} Q 0 ${n(top + sag)} ${n(x - t * 0.3)} ${n(top)} C ${n(x + t * 0.02)} ${n(top)} ${n(x + t * 0.02)} ${n(top + t)} ${n(x - t * 0.3)} ${n(top + t)} Q 0 ${n(top + t + sag)} ${n(-x + t * 0.3)} ${n(top + t)} C ${n(-x - t * 0.02)} ${n(top + t)} ${n(-x - t * 0.02)} ${n(top)} ${n(-x + t * 0.3)} ${n(top)}Z`
      const over = stripes
        .map((at) => line(`M${n(w * at)} ${n(top)} q ${n(w * 0.006)} ${n(t / 2)} 0 ${n(t)}`, at))
        .join('')
      return `<g transform="translate(${n(lean)} 0)"><g ${pen.clay('s')}><path d="${fold}" fill="${pen.linear(
        [
          [0, light(color, 0.5)],
          [0.5, color],
          [1, dark(color, 0.14)],
        ],
        0.2,
        0,
        0.26,
        1,
      )}"/></g><g ${pen.clip(`<path d="${fold}"/>`)} fill="none" stroke="${accent}" opacity=".62">${over}</g></g>`
    }).join('')
    const y = -t * count + t * 0.14
    const face = `M${n(-w * 0.43)} ${n(y - back)} H ${n(w * 0.43)} Q ${n(w * 0.455)} ${n(y - back)} ${n(w * 0.462)} ${n(y - back * 0.82)} L ${n(w * 0.488)} ${n(y - t * 0.1)} Q ${n(w * 0.49)} ${n(y + t * 0.1)} ${n(w * 0.45)} ${n(y + t * 0.1)} Q 0 ${n(y + t * 0.16)} ${n(-w * 0.45)} ${n(y + t * 0.1)} Q ${n(-w * 0.49)} ${n(y + t * 0.1)} ${n(-w * 0.488)} ${n(y - t * 0.1)} L ${n(-w * 0.462)} ${n(y - back * 0.82)} Q ${n(-w * 0.455)} ${n(y - back)} ${n(-w * 0.43)} ${n(y - back)}Z`
    const along = stripes
      .map((at) => line(`M${n(w * at * 0.92)} ${n(y - back)} L ${n(w * at)} ${n(y + t * 0.2)}`, at))
      .join('')
    return `${layers}<g ${pen.folds(seed)}><path d="${face}" fill="${pen.linear(
      [
        [0, light(color, 0.7)],
        [1, color],
      ],
      0,
      0,
      1,
      0.5,
    )}"/></g><g ${pen.clip(`<path d="${face}"/>`)} fill="none" stroke="${accent}" opacity=".62">${along}</g>`
  },
}
