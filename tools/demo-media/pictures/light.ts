/** The hours and their window: one light, from the upper left, in every picture. */

import { chance, n } from '../svg'
import { type Hour, type HourLight, pointsOf, type Scene, type WindowLight } from './scene'

export const hours: Record<Hour, HourLight> = {
  morning: {
    wall: ['#fcecd6', '#f1ccb0'],
    table: ['#f6dfc4', '#dfb692'],
    pane: '#fff6df',
    shade: '#6b3a2c',
    tone: [1.04, 0.96],
    gleam: '#fff7e4',
  },
  noon: {
    wall: ['#edf2e2', '#c3d3bd'],
    table: ['#f5ecda', '#d8c6a6'],
    pane: '#fffdf0',
    shade: '#3c4a38',
    tone: [1.04, 0.94],
    gleam: '#ffffff',
  },
  dusk: {
    wall: ['#e0d0dd', '#a894b7'],
    table: ['#d0b8cb', '#907ba2'],
    pane: '#ffcf9f',
    shade: '#2a1b42',
    tone: [1, 0.88],
    gleam: '#ffe3c4',
  },
}

/** A hanging branch as a flat outline, for shadows only. */
function hanging(length: number, bend: number, seed: number): string {
  const next = chance(seed)
  let out = `<path d="M0 0 Q ${n(bend * length * 0.1)} ${n(length * 0.6)} ${n(bend * length)} ${n(length)}" fill="none" stroke="#000" stroke-width="${n(length * 0.012)}"/>`
  for (let i = 0; i < 15; i++) {
    const t = 0.12 + (i / 15) * 0.9
    const x = 2 * (1 - t) * t * bend * length * 0.1 + t * t * bend * length
    const y = 2 * (1 - t) * t * length * 0.6 + t * t * length
    const size = length * (0.12 + next() * 0.07) * (1.15 - t * 0.45)
    const turn = (i % 2 ? 1 : -1) * (38 + next() * 30) - bend * 40
    out += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0 C ${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.26)} ${n(size * 0.75)} 0 ${n(size)} C ${n(size * 0.26)} ${n(size * 0.75)} ${n(size * 0.3)} ${n(size * 0.3)} 0 0Z"/>`
  }
  return out
}

/** Two by three panes, leaning; the far ones softer, as real window light is. */
function panes({ w, h }: WindowLight): string {
  const gap = Math.max(10, w * 0.032)
  const pw = (w - gap) / 2
  const ph = (h - gap * 2) / 3
  let out = ''
  for (let c = 0; c < 2; c++)
    for (let r = 0; r < 3; r++)
      out += `<rect x="${n(c * (pw + gap))}" y="${n(r * (ph + gap))}" width="${n(pw)}" height="${n(ph)}"/>`
  return out
}

/** The light's shape in white with the branch's shadow in it, as the content of a mask. */
export function lightMask(window: WindowLight): string {
  const { x, y, w, h, lean = -16, leaves = 3, strength = 1 } = window
  const at = [
    [0.1, 0.66, 0.34],
    [0.5, 0.9, -0.22],
    [0.9, 0.72, 0.26],
    [0.3, 0.5, -0.4],
  ] as const
  const branches = at
    .slice(0, leaves)
    .map(
      ([along, long, bend], i) =>
        `<g transform="translate(${n(w * along)} ${n(-h * 0.04)})">${hanging(h * long, bend, i + 3)}</g>`,
    )
    .join('')
  return `<g transform="translate(${n(x)} ${n(y)}) skewX(${lean})" opacity="${strength}"><g fill="#fff" filter="url(#pane)">${panes(window)}</g><g fill="#000" opacity=".5" filter="url(#leaf)">${branches}</g></g>`
}

/** Where the window stands when a scene does not say. */
export function windowOf(scene: Scene): WindowLight {
  const [w, h] = pointsOf(scene)
  if (scene.window) return scene.window
  if (scene.view === 'above') return { x: w * 0.3, y: -h * 0.12, w: w * 0.62, h: h * 1.24, lean: -18 }
  return { x: w * 0.4, y: -h * 0.1, w: w * 0.42, h: h * 0.7 }
}
