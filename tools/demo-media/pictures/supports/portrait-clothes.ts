/** What the people of the portraits wear, from the neck down to below the edge of the picture. */
import { dark, light, n } from '../../svg'
import type { Face } from '../face'
import type { Pen } from '../scene'

const seam = (path: string, color: string, opacity = 0.4) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" opacity="${opacity}"/>`

/** Shoulders and chest below a neckline. */
function trunk(build: number, neckline: string): string {
  const [neck, shoulder, arm] = [n(78 * build), n(168 * build), n(236 * build)]
  return `M-${neck} 196C-${n(100 * build)} 214 -${n(130 * build)} 222 -${shoulder} 236C-${n(222 * build)} 252 -${arm} 312 -${arm} 720H${arm}C${arm} 312 ${n(222 * build)} 252 ${shoulder} 236C${n(130 * build)} 222 ${n(100 * build)} 214 ${neck} 196${neckline}Z`
}

const ROUND = 'C60 262 -60 262 -78 196'
const VEE = 'L4 312L-78 196'

/** In the points of the head, moved up so far that the neck has its length. */
const RISE = 44

export function clothes(face: Face, pen: Pen): string {
  return `<g transform="translate(0 -${RISE})">${worn(face, pen)}</g>`
}

function worn({ build = 1, second = '#fbf3e6', top, wear }: Face, pen: Pen): string {
  const piece = (path: string, color: string) => `<g ${pen.clay('l')}><path d="${path}" fill="${color}"/></g>`
  const flat = (path: string, color: string) => `<g ${pen.clay('m')}><path d="${path}" fill="${color}"/></g>`
  const folds = seam('M-150 330C-128 350 -122 400 -126 720M150 330C128 350 122 400 126 720', dark(top, 0.4), 0.3)
  const round = piece(trunk(build, ROUND), top)
  switch (wear) {
    case 'round':
      return `${round}${seam('M-84 206C-62 276 62 276 84 206', dark(top, 0.4), 0.5)}${folds}`
    case 'high':
      return `${round}${flat('M-72 160C-40 186 40 186 72 160C80 196 84 220 92 236C50 276 -50 276 -92 236C-84 220 -80 196 -72 160Z', light(top, 0.08))}${folds}`
    case 'vee':
      return `${piece(trunk(build, VEE), top)}${seam('M-86 204L3 326L88 204', dark(top, 0.4), 0.5)}${folds}`
    case 'collar':
      return `${piece(trunk(build, VEE), top)}${flat('M-76 176C-96 200 -100 226 -92 272L4 318C-30 280 -56 240 -62 196Z', light(top, 0.16))}${flat('M76 176C96 200 100 226 92 272L4 318C34 280 56 240 62 196Z', light(top, 0.1))}${seam('M4 326V720', dark(top, 0.4))}<circle cx="14" cy="362" r="6" fill="${dark(top, 0.3)}"/>${folds}`
    case 'coat':
      return `${piece(trunk(1, ROUND), second)}${seam('M-78 206C-60 270 60 270 78 206', dark(second, 0.35), 0.4)}${piece(side(build, -1), top)}${piece(side(build, 1), top)}${flat('M-74 180C-98 206 -112 232 -118 270L-86 300L-104 316L-44 430C-58 350 -70 270 -66 196Z', light(top, 0.14))}${flat('M74 180C98 206 112 232 118 270L86 300L104 316L44 430C58 350 70 270 66 196Z', light(top, 0.08))}`
    case 'apron':
      return `${round}${seam('M-84 206C-62 276 62 276 84 206', dark(top, 0.4), 0.5)}${flat('M-118 222C-114 250 -110 270 -106 290L-126 290C-130 270 -136 250 -142 228ZM118 222C114 250 110 270 106 290L126 290C130 270 136 250 142 228Z', second)}${piece('M-130 280C-60 292 60 292 130 280C138 340 140 410 142 720H-142C-140 410 -138 340 -130 280Z', second)}`
  }
}

/** One half of an open coat. */
function side(build: number, to: 1 | -1): string {
  const at = (x: number, y: number) => `${n(to * x * build)} ${y}`
  return `M${at(72, 190)}C${at(100, 212)} ${at(130, 222)} ${at(170, 236)}C${at(224, 252)} ${at(238, 312)} ${at(238, 720)}L${at(44, 720)}C${at(56, 360)} ${at(70, 270)} ${at(72, 190)}Z`
}
