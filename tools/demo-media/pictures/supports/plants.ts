/** Branches, vases and pots. */

import { chance, dark, light, n } from '../../svg'
import type { Drawn, Pen, Support } from '../scene'
import { TILT, turned } from './dishes-front'

type Leaf = NonNullable<Drawn['leaf']>

const outlines: Record<Leaf, (s: number) => string> = {
  olive: (s) =>
    `M0 0 C ${n(-s * 0.2)} ${n(-s * 0.28)} ${n(-s * 0.16)} ${n(-s * 0.78)} 0 ${n(-s)} C ${n(s * 0.16)} ${n(-s * 0.78)} ${n(s * 0.2)} ${n(-s * 0.28)} 0 0Z`,
  slim: (s) =>
    `M0 0 C ${n(-s * 0.13)} ${n(-s * 0.3)} ${n(-s * 0.1)} ${n(-s * 0.85)} 0 ${n(-s * 1.15)} C ${n(s * 0.1)} ${n(-s * 0.85)} ${n(s * 0.13)} ${n(-s * 0.3)} 0 0Z`,
  round: (s) =>
    `M0 0 C ${n(-s * 0.5)} ${n(-s * 0.1)} ${n(-s * 0.5)} ${n(-s * 0.7)} 0 ${n(-s * 0.8)} C ${n(s * 0.5)} ${n(-s * 0.7)} ${n(s * 0.5)} ${n(-s * 0.1)} 0 0Z`,
  broad: (s) =>
    `M0 0 C ${n(-s * 0.42)} ${n(-s * 0.24)} ${n(-s * 0.36)} ${n(-s * 0.72)} 0 ${n(-s)} C ${n(s * 0.36)} ${n(-s * 0.72)} ${n(s * 0.42)} ${n(-s * 0.24)} 0 0Z`,
  grass: (s) =>
    `M0 0 C ${n(-s * 0.1)} ${n(-s * 0.2)} ${n(-s * 0.1)} ${n(-s * 0.5)} 0 ${n(-s * 0.6)} C ${n(s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.1)} ${n(-s * 0.2)} 0 0Z`,
}

/** A stem of leaves growing up from 0,0, leaning by `lean` of its length. */
export function branch(length: number, lean: number, color: string, shape: Leaf, seed: number, pen: Pen): string {
  const next = chance(seed)
  const tip = lean * length
  const on = (t: number): [number, number] => [
    2 * (1 - t) * t * tip * 0.1 + t * t * tip,
    -(2 * (1 - t) * t * length * 0.6 + t * t * length),
  ]
  const pairs = shape === 'round' ? 8 : shape === 'slim' ? 9 : 7
  const fill = pen.linear(
    [
      [0, light(color, 0.3)],
      [0.5, color],
      [1, dark(color, 0.2)],
    ],
    0,
    0,
    1,
    0.4,
  )
  const pale = pen.linear(
    [
      [0, light(color, 0.5)],
      [1, light(color, 0.08)],
    ],
    0,
    0,
    1,
    0.5,
  )
  let back = ''
  let front = ''
  for (let i = 0; i <= pairs; i++) {
    const t = 0.26 + (0.74 * i) / pairs
    const [x, y] = on(t)
    const size = length * (shape === 'round' ? 0.15 : 0.2) * (1.2 - t * 0.55) * (0.85 + next() * 0.3)
    for (const side of i === pairs ? [0] : [-1, 1]) {
      const angle = side * (30 + next() * 34) + lean * 55
      const one = `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"><path d="${outlines[shape](size)}" fill="${side < 0 || next() < 0.25 ? pale : fill}"/><path d="M0 0V${n(-size * 0.8)}" stroke="${light(color, 0.5)}" stroke-width="${n(Math.max(0.8, length * 0.004))}" opacity=".6"/></g>`
      if (next() < 0.3) back += one
      else front += one
    }
  }
  return `<g opacity=".85">${back}</g><path d="M0 0 Q ${n(tip * 0.1)} ${n(-length * 0.6)} ${n(tip)} ${n(-length)}" fill="none" stroke="${dark(color, 0.35)}" stroke-width="${n(length * 0.012)}" stroke-linecap="round"/>${front}`
}

/** A vase; h is its height, stems are [length in heights, lean]. */
export const vase: Support = {
  draw(
    {
      w,
      h = w * 1.6,
      color = '#e2c3a4',
      accent = '#8a9f7c',
      leaf = 'olive',
      seed = 2,
      stems = [
        [1.5, 0.16],
        [1.2, -0.4],
        [1.35, 0.5],
      ],
    },
    pen,
  ) {
    const r = w / 2
    const neck = r * 0.36
    const body = `M${n(-neck * 1.15)} ${n(-h)} A ${n(neck * 1.15)} ${n(neck * TILT)} 0 0 0 ${n(neck * 1.15)} ${n(-h)} C ${n(neck * 0.8)} ${n(-h * 0.84)} ${n(r)} ${n(-h * 0.72)} ${n(r)} ${n(-h * 0.4)} C ${n(r)} ${n(-h * 0.12)} ${n(r * 0.76)} ${n(-h * 0.02)} ${n(r * 0.54)} 0 Q 0 ${n(r * 0.14)} ${n(-r * 0.54)} 0 C ${n(-r * 0.76)} ${n(-h * 0.02)} ${n(-r)} ${n(-h * 0.12)} ${n(-r)} ${n(-h * 0.4)} C ${n(-r)} ${n(-h * 0.72)} ${n(-neck * 0.8)} ${n(-h * 0.84)} ${n(-neck * 1.15)} ${n(-h)}Z`
    const grown = stems
      .map(
        ([length, lean], i) =>
          `<g transform="translate(${n(lean * neck)} ${n(-h)})">${branch(h * length, lean, i % 2 ? light(accent, 0.12) : accent, leaf, seed + i * 7, pen)}</g>`,
      )
      .join('')
    return `${grown}<ellipse cy="${n(-h)}" rx="${n(neck * 1.15)}" ry="${n(neck * 1.15 * TILT)}" fill="${dark(color, 0.5)}"/>
      <path d="${body}" fill="${turned(color, pen)}"/><g ${pen.clip(`<path d="${body}"/>`)}><path d="M${n(-r)} ${n(r * 0.1)} Q 0 ${n(-h * 0.12)} ${n(r)} ${n(r * 0.1)} V ${n(r * 0.2)} H ${n(-r)}Z" fill="${pen.hour.shade}" opacity=".32" ${pen.soft(h * 0.04)}/>
      <path d="M${n(-r * 0.66)} ${n(-h * 0.56)} Q ${n(-r * 0.74)} ${n(-h * 0.36)} ${n(-r * 0.58)} ${n(-h * 0.18)}" fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(w * 0.075)}" stroke-linecap="round" opacity=".5" ${pen.soft(w * 0.035)}/></g>`
  },
}

/** A clay pot with earth in it. */
export const pot: Support = {
  draw({ w, h = w * 0.86, color = '#cf8a63', holds }, pen) {
    const r = w / 2
    const q = r * TILT
    return `<ellipse cy="${n(-h)}" rx="${n(r)}" ry="${n(q)}" fill="${dark(color, 0.3)}"/><ellipse cy="${n(-h + q * 0.14)}" rx="${n(r * 0.9)}" ry="${n(q * 0.84)}" fill="#5b4034"/>${pen.inner(holds)}
      <path d="M${n(-r * 0.9)} ${n(-h * 0.78)} L ${n(-r * 0.66)} 0 Q 0 ${n(q * 0.8)} ${n(r * 0.66)} 0 L ${n(r * 0.9)} ${n(-h * 0.78)}Z" fill="${turned(dark(color, 0.05), pen)}"/>
      <path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} L ${n(r * 0.97)} ${n(-h * 0.76)} A ${n(r * 0.97)} ${n(q)} 0 0 1 ${n(-r * 0.97)} ${n(-h * 0.76)}Z" fill="${turned(color, pen)}"/><path d="M${n(-r * 0.97)} ${n(-h * 0.75)} A ${n(r)} ${n(q)} 0 0 0 ${n(r * 0.97)} ${n(-h * 0.75)}" fill="none" stroke="${pen.hour.shade}" stroke-width="4" opacity=".3" ${pen.soft(2)}/>`
  },
}

/** A young plant for a pot: `count` pairs of leaves. */
export const growing: Support = {
  draw({ w, count = 2, color = '#7d9d5c', seed = 3 }, pen) {
    const next = chance(seed)
    let out = `<path d="M0 4 C ${n(w * 0.06)} ${n(-w * 0.4)} ${n(-w * 0.04)} ${n(-w * 0.7)} 0 ${n(-w)}" fill="none" stroke="${dark(color, 0.2)}" stroke-width="${n(4 + w * 0.012)}" stroke-linecap="round"/>`
    for (let i = 0; i < count; i++) {
      const y = -w * (0.34 + (0.66 * (i + 1)) / count) + w * 0.0
      const size = (46 + w * 0.13) * (1.1 - i * 0.07)
      for (const side of [-1, 1]) {
        const turn = side * (52 + next() * 16)
        out += `<g transform="translate(0 ${n(Math.max(y, -w) + (side < 0 ? 0 : 7))}) rotate(${n(turn)})"><path d="${outlines.broad(size)}" fill="${side < 0 ? light(color, 0.22) : color}"/><path d="M0 0V${n(-size * 0.8)}" stroke="${light(color, 0.5)}" stroke-width="1.6" opacity=".6"/></g>`
      }
    }
    return `<g ${pen.clay('s')}>${out}</g>`
  },
}

/** One branch, lying or standing; grows up before it is turned. */
export const sprig: Support = {
  draw: ({ w, color = '#7f966f', leaf = 'olive', amount = 0.22, seed = 5 }, pen) =>
    branch(w, amount, color, leaf, seed, pen),
}

/** A woven basket. */
export const basket: Support = {
  draw({ w, color = '#c9985f', amount = 0.5, holds }, pen) {
    const r = w / 2
    const h = w * amount
    const q = r * TILT
    const body = `M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)} L ${n(r * 0.8)} 0 Q 0 ${n(q * 0.9)} ${n(-r * 0.8)} 0Z`
    let weave = ''
    for (let row = 0; row < 7; row++)
      for (let i = -9; i <= 9; i++) {
        const x = (i + (row % 2) * 0.5) * r * 0.115
        const y = -h + (h * (row + 0.7)) / 7 + q * Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * (1 - row * 0.02)
        weave += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.064)}" ry="${n(h * 0.058)}"/>`
      }
    return `<ellipse cy="${n(-h)}" rx="${n(r)}" ry="${n(q)}" fill="${dark(color, 0.5)}"/>${pen.inner(holds)}<path d="${body}" fill="${turned(dark(color, 0.34), pen)}"/><g ${pen.clip(`<path d="${body}"/>`)}><g ${pen.clay('s')} fill="${color}">${weave}</g><path d="${body}" fill="${pen.linear(
      [
        [0, '#fff', 0.1],
        [0.4, '#fff', 0],
        [1, '#3a2030', 0.5],
      ],
    )}"/></g>
      <path d="M${n(-r)} ${n(-h)} A ${n(r)} ${n(q)} 0 0 0 ${n(r)} ${n(-h)}" fill="none" stroke="${light(color, 0.2)}" stroke-width="${n(w * 0.035)}" stroke-linecap="round" ${pen.clay('s')}/>`
  },
}
