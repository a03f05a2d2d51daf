/** The ring that says how many seconds are left. */

import { clamp } from '../ease'
import { n } from '../svg'
import type { Label } from './frame'
import type { Lettering } from './lettering'
import { INK, LINE } from './theme'

const RADIUS = 56

/** The numbers that can stand in it. */
export const RING_LABELS = Array.from(
  { length: 31 },
  (_, count): Label => ({
    text: String(count),
    style: 'count',
    color: INK,
    align: 'middle',
  }),
)

/** The ring that runs down, and the seconds in it. @param left seconds of `whole` */
export function ring(
  { x, y }: { x: number; y: number },
  left: number,
  whole: number,
  color: string,
  lettering: Lettering,
  opacity: number,
): string {
  const around = 2 * Math.PI * RADIUS
  const share = clamp(left / whole)
  const number = RING_LABELS[Math.ceil(left - 0.001)] ?? RING_LABELS[0]
  if (!number) return ''
  return `<g opacity="${opacity.toFixed(2)}"><g fill="none" stroke-width="10" transform="rotate(-90 ${x} ${y})"><circle cx="${x}" cy="${y}" r="${RADIUS}" stroke="${LINE}"/><circle cx="${x}" cy="${y}" r="${RADIUS}" stroke="${color}" stroke-linecap="round" stroke-dasharray="${n(around * share)} ${n(around)}" opacity="${share > 0.004 ? 1 : 0}"/></g></g>${lettering.draw(number, x, y - lettering.height(number) / 2 - 1, opacity)}`
}
