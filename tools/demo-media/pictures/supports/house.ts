/** What lets the day in: a window and a door, their foot at 0,0. Neither throws a shadow: give them `lift: 0`. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'
import { turned } from './dishes-front'

/** A window with two sashes and a sill; `colors` are the skies in them, `holds` what is out there. */
export const casement: Support = {
  draw({ w, h = w * 0.9, color = '#fdf6ea', colors = ['#a9d0e0', '#a9d0e0'], holds }, pen) {
    const x = w / 2
    const bar = w * 0.035
    const [left = '#a9d0e0', right = left] = colors
    const pane = (from: number, to: number) =>
      `<rect x="${n(from)}" y="${n(-h + bar)}" width="${n(to - from)}" height="${n(h - bar * 2)}"/>`
    const panes = [pane(-x + bar, -bar * 0.6), pane(bar * 0.6, x - bar)] as const
    const sky = (top: string) =>
      pen.linear(
        [
          [0, top],
          [1, light(top, 0.55)],
        ],
        0,
        0,
        0,
        1,
      )
    const sash = (from: number, to: number) =>
      `<rect x="${n(from)}" y="${n(-h + bar)}" width="${n(to - from)}" height="${n(h - bar * 2)}" fill="none" stroke="${light(color, 0.5)}" stroke-width="${n(bar * 0.7)}"/><path d="M${n(from)} ${n(-h * 0.52)} H ${n(to)}" stroke="${color}" stroke-width="${n(bar * 0.6)}"/>`
    return `<rect x="${n(-x)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="4" fill="${pen.hour.shade}" opacity=".26" transform="translate(8 8)" ${pen.soft(10)}/><rect x="${n(-x)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="4" fill="${turned(color, pen)}"/><g fill="${sky(left)}">${panes[0]}</g><g fill="${sky(right)}">${panes[1]}</g><g ${pen.clip(panes.join(''))}>${pen.inner(holds)}<path d="M${n(-x)} ${n(-h + bar)} H ${n(x)} M${n(-x + bar)} ${n(-h)} V 0 M${n(bar * 0.6)} ${n(-h)} V 0" stroke="${pen.hour.shade}" stroke-width="${n(bar)}" opacity=".4" ${pen.soft(bar * 0.5)}/></g><g ${pen.clay('s')}>${sash(-x + bar, -bar * 0.6)}${sash(bar * 0.6, x - bar)}</g><path d="M${n(-x * 1.08)} 0 L ${n(-x * 1.03)} ${n(-bar)} H ${n(x * 1.03)} L ${n(x * 1.08)} 0Z" fill="${light(color, 0.4)}"/><rect x="${n(-x * 1.08)}" y="0" width="${n(w * 1.08)}" height="${n(bar * 0.9)}" fill="${turned(dark(color, 0.08), pen)}"/>`
  },
}

/** A front door that stands ajar, the evening outside; its hinges at the right. */
export const door: Support = {
  draw({ w, h = w * 1.75, color = '#5f8178', accent = '#d8a950', fill = '#ffd9a0' }, pen) {
    const x = w / 2
    const free = -x * 0.3
    // The free edge is nearer to us than the hinges, so it is taller.
    const at = (along: number, up: number) => {
      const t = 1 - along
      return `${n(x * 0.9 + (free - x * 0.9) * t)} ${n(-h * 0.96 * up - h * 0.05 * (up - 0.12) * t * 1.2)}`
    }
    const quad = (a: number, b: number, low: number, high: number) =>
      `M${at(a, low)} L ${at(a, high)} L ${at(b, high)} L ${at(b, low)}Z`
    const panels = [
      quad(0.14, 0.46, 0.56, 0.92),
      quad(0.56, 0.88, 0.56, 0.92),
      quad(0.14, 0.46, 0.1, 0.46),
      quad(0.56, 0.88, 0.1, 0.46),
    ]
    const opening = `<rect x="${n(-x * 0.9)}" y="${n(-h * 0.96)}" width="${n(w * 0.9)}" height="${n(h * 0.96)}"/>`
    return `<rect x="${n(-x)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" fill="${turned('#fbf1e2', pen)}"/><g fill="${pen.linear(
      [
        [0, '#f6b98a'],
        [0.5, fill],
        [0.78, light(fill, 0.5)],
        [0.785, '#8fa26a'],
        [1, '#b3b077'],
      ],
      0,
      0,
      0,
      1,
    )}">${opening}</g><g ${pen.clip(opening)}><path d="M${n(-x * 0.62)} ${n(-h * 0.2)} L ${n(-x * 0.5)} ${n(-h * 0.2)} L ${n(-x * 0.1)} 0 H ${n(-x * 0.9)}Z" fill="#f0dcb4"/><circle cx="${n(-x * 0.5)}" cy="${n(-h * 0.36)}" r="${n(w * 0.07)}" fill="#fff3cf"/><rect x="${n(-x * 0.9)}" y="${n(-h * 0.96)}" width="${n(w * 0.9)}" height="${n(h * 0.96)}" fill="none" stroke="${pen.hour.shade}" stroke-width="${n(w * 0.05)}" opacity=".4" ${pen.soft(w * 0.02)}/></g><path d="M${n(-x)} 0 H ${n(x)} L ${n(x * 0.4)} ${n(h * 0.18)} H ${n(-x * 1.6)}Z" fill="${fill}" opacity=".5" ${pen.soft(w * 0.03)}/>
      <path d="${quad(0, 1, 0, 1)}" fill="${pen.linear(
        [
          [0, light(color, 0.24)],
          [0.6, color],
          [1, dark(color, 0.24)],
        ],
        0,
        0,
        1,
        0.3,
      )}"/><g ${pen.clay('s')}>${panels.map((panel) => `<path d="${panel}" fill="${light(color, 0.1)}"/>`).join('')}</g><path d="M${at(0, 0)} L ${at(0, 1)}" stroke="${light(color, 0.5)}" stroke-width="${n(w * 0.02)}"/><g ${pen.clay('s')}><circle cx="${n(free + x * 0.12)}" cy="${n(-h * 0.49)}" r="${n(w * 0.035)}" fill="${accent}"/></g>`
  },
}

/** The sun, or with `unlit` the moon, as they hang in a window. Its middle is at 0,0. */
export const orb: Support = {
  draw({ w, color = '#ffd36b', unlit, accent = '#d9d3c4' }, pen) {
    const r = w / 2
    const glow = `<circle r="${n(r * 2)}" fill="${pen.radial(
      [
        [0, light(color, 0.4), 0.4],
        [0.5, color, 0.16],
        [1, color, 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
    if (!unlit)
      return `${glow}<circle r="${n(r)}" fill="${pen.radial([
        [0, '#fff6d6'],
        [0.7, color],
        [1, dark(color, 0.06)],
      ])}"/>`
    return `${glow}<path d="M${n(r * 0.3)} ${n(-r * 0.95)} A ${n(r)} ${n(r)} 0 1 0 ${n(r * 0.3)} ${n(r * 0.95)} A ${n(r * 1.15)} ${n(r * 1.15)} 0 0 1 ${n(r * 0.3)} ${n(-r * 0.95)}Z" fill="${pen.linear(
      [
        [0, '#fffaf0'],
        [1, accent],
      ],
    )}"/>`
  },
}
