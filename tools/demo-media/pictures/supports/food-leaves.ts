/** Leaves, herbs and salads. */

import { chance, dark, light, n, smooth } from '../../svg'
import type { Pen, Support } from '../scene'

/** One leaf along -y; `amount` is how ruffled, `accent` its vein (chard has a red one). */
function leafPath(w: number, h: number, ruffle: number, seed: number): string {
  const next = chance(seed)
  const right: [number, number][] = []
  const left: [number, number][] = []
  const steps = 8
  for (let i = 1; i < steps; i++) {
    const t = i / steps
    const half = (w / 2) * Math.sin(Math.PI * t ** 0.8) ** 0.75
    const wave = 1 + (i % 2 ? 1 : -1) * ruffle * (0.5 + next() * 0.5)
    right.push([half * wave, -h * t])
    left.unshift([-half * (1 + (i % 2 ? -1 : 1) * ruffle * (0.5 + next() * 0.5)), -h * t])
  }
  return smooth([[0, 0], ...right, [0, -h], ...left])
}

function oneLeaf(w: number, h: number, color: string, vein: string, ruffle: number, seed: number, pen: Pen): string {
  let veins = `<path d="M0 ${n(h * 0.12)} Q ${n(w * 0.03)} ${n(-h * 0.5)} 0 ${n(-h * 0.92)}" stroke-width="${n(w * 0.045)}"/>`
  for (let i = 1; i < 6; i++) {
    const y = -h * (0.1 + i * 0.13)
    const reach = w * 0.36 * Math.sin(Math.PI * (0.16 + i * 0.13))
    veins += `<path d="M0 ${n(y)} q ${n(reach * 0.5)} ${n(-h * 0.03)} ${n(reach)} ${n(-h * 0.11)} M0 ${n(y)} q ${n(-reach * 0.5)} ${n(-h * 0.03)} ${n(-reach)} ${n(-h * 0.11)}" stroke-width="${n(w * 0.018)}"/>`
  }
  return `<path d="${leafPath(w, h, ruffle, seed)}" fill="${pen.linear(
    [
      [0, light(color, 0.26)],
      [0.5, color],
      [0.5, dark(color, 0.12)],
      [1, dark(color, 0.02)],
    ],
    0,
    0,
    1,
    0,
  )}"/><g fill="none" stroke="${vein}" stroke-linecap="round" opacity=".7">${veins}</g>`
}

export const leaf: Support = {
  clay: 's',
  draw({ w, h = w * 1.7, color = '#5f8a45', accent, amount = 0.05, seed = 3 }, pen) {
    return `<g transform="translate(0 ${n(h / 2)})">${oneLeaf(w, h, color, accent ?? light(color, 0.5), amount, seed, pen)}</g>`
  },
}

/** A bed of many leaves in a round of w: salad, wilted greens. `h` is a leaf's length. */
export const nest: Support = {
  draw(
    { w, h = w * 0.4, colors = ['#4f7a3c', '#6a974a', '#3f6a38'], accent, count = 18, amount = 0.12, seed = 4 },
    pen,
  ) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = (i * 2.399) % (Math.PI * 2)
      const d = (w / 2) * Math.sqrt(1 - i / count) * 0.86
      const size = h * (0.8 + next() * 0.4)
      const color = colors[i % colors.length] ?? '#5f8a45'
      const turn = (a * 180) / Math.PI + 90 + (next() - 0.5) * 80
      out += `<g transform="translate(${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)})"><g filter="url(#held-m)"><g ${pen.clay('s')}><g transform="rotate(${n(turn)}) translate(0 ${n(size / 2)})">${oneLeaf(size * 0.74, size, color, accent ?? light(color, 0.45), amount, seed + i, pen)}</g></g></g></g>`
    }
    return out
  },
}

/** Crisp lettuce standing out of a bowl: a fan of frilled leaves from 0,0 upwards. */
export const lettuce: Support = {
  draw({ w, h = w * 0.5, colors = ['#9fbe5f', '#86ad4c', '#b7d07a', '#6f9a44'], count = 9, seed = 5 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const t = count === 1 ? 0.5 : i / (count - 1)
      const order = i % 2 ? t : 1 - t
      const turn = (order - 0.5) * 128
      const size = h * (0.86 + next() * 0.3)
      const color = colors[i % colors.length] ?? '#86ad4c'
      out += `<g transform="translate(${n((order - 0.5) * w * 0.62)} 0)"><g filter="url(#held-m)"><g ${pen.clay('s')}><g transform="rotate(${n(turn)})">${oneLeaf(size * 0.8, size, color, light(color, 0.55), 0.16, seed + i * 3, pen)}</g></g></g></g>`
    }
    return out
  },
}

/** Dill: a stem of fine threads. Grows up from 0,0, w long. */
export const dill: Support = {
  clay: 's',
  draw({ w, color = '#6d9448', amount = 0.2, seed = 3 }) {
    const next = chance(seed)
    const tip = w * amount
    let out = `<path d="M0 0 Q ${n(tip * 0.2)} ${n(-w * 0.6)} ${n(tip)} ${n(-w)}" stroke-width="${n(w * 0.02)}"/>`
    for (let i = 0; i < 9; i++) {
      const t = 0.22 + i * 0.085
      const x = tip * t * t
      const y = -w * t
      for (const side of [-1, 1]) {
        const long = w * 0.3 * (1.1 - t * 0.55) * (0.8 + next() * 0.4)
        const turn = side * (36 + next() * 26)
        let threads = `M0 0 V ${n(-long)}`
        for (let k = 1; k < 5; k++)
          threads += ` M0 ${n(-long * k * 0.2)} l ${n(long * 0.16)} ${n(-long * 0.2)} M0 ${n(-long * k * 0.2)} l ${n(-long * 0.16)} ${n(-long * 0.2)}`
        out += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="${threads}" stroke="${next() < 0.4 ? light(color, 0.25) : color}" stroke-width="${n(w * 0.014)}"/>`
      }
    }
    return `<g fill="none" stroke="${dark(color, 0.08)}" stroke-linecap="round">${out}</g>`
  },
}
