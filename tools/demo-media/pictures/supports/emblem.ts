/** A printed mark with a name, for partners that we made up. Letters are lines of one width. */

import { n } from '../../svg'
import type { Drawn, Support } from '../scene'

/** Each letter as its width and its line, six units high. */
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.75 4H3.65'],
  B: [3.4, 'M0 0V6H1.9A1.6 1.6 0 0 0 1.9 2.8H0M1.7 2.8A1.4 1.4 0 0 0 1.7 0H0'],
  C: [5, 'M5.1 .9A3 3 0 1 0 5.1 5.1'],
  D: [4.6, 'M0 0V6H1.6A3 3 0 0 0 1.6 0Z'],
  E: [3, 'M3 0H0V6H3M0 3H2.5'],
  G: [6, 'M5.1 .9A3 3 0 1 0 6 3H3.7'],
  H: [3.9, 'M0 0V6M3.9 0V6M0 3H3.9'],
  I: [0, 'M0 0V6'],
  L: [2.8, 'M0 0V6H2.8'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4.2, 'M0 6V0L4.2 6V0'],
  O: [6, 'M3 0A3 3 0 1 0 3 6A3 3 0 1 0 3 0Z'],
  R: [3.5, 'M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.2H0M1.6 3.2L3.5 6'],
  S: [3.4, 'M3.2 .9C2.9 .3 2.3 0 1.7 0C.7 0 .2 .7 .2 1.5C.2 3.4 3.3 2.6 3.3 4.5C3.3 5.4 2.6 6 1.7 6C.9 6 .3 5.6 0 4.9'],
  T: [3.8, 'M0 0H3.8M1.9 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  W: [6, 'M0 0L1.6 6L3 1.6L4.4 6L6 0'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
}
const GAP = 1.7
const SPACE = 2.4
const LINE = 0.6

export type EmblemMark = NonNullable<Drawn['mark']>

/** Each mark in a square of 100 around its middle. */
const MARKS = {
  sun: '<circle r="20"/><path d="M0 -32V-46M0 32V46M-32 0H-46M32 0H46M-23 -23L-33 -33M23 23L33 33M23 -23L33 -33M-23 23L-33 33"/>',
  waves:
    '<path d="M-46 -14Q-34 -28 -22 -14T2 -14T26 -14T46 -16M-46 6Q-34 -8 -22 6T2 6T26 6T46 4M-46 26Q-34 12 -22 26T2 26T26 26T46 24"/>',
  tree: '<path d="M0 46V-6M0 20L-18 4M0 8L16 -8"/><circle cy="-14" r="32"/>',
  lantern:
    '<path d="M-22 -24H22L28 30H-28ZM-30 42H30M-12 -36A12 12 0 0 1 12 -36M0 20C-12 8 -4 0 0 -12C4 0 12 8 0 20Z"/>',
  star: '<path d="M0 -46L9 -9L46 0L9 9L0 46L-9 9L-46 0L-9 -9Z"/><path d="M-30 30L-38 38M30 -30L38 -38"/>',
  rings: '<circle cx="-16" cy="8" r="26"/><circle cx="16" cy="8" r="26"/><circle cy="-18" r="26"/>',
} as const satisfies Record<EmblemMark, string>

/** The letters of a word beside each other. @returns their lines and how wide they are, in units */
function lettered(word: string): { lines: string; width: number } {
  let x = 0
  let lines = ''
  for (const sign of word) {
    const letter = LETTERS[sign]
    if (letter) lines += `<path transform="translate(${n(x)} 0)" d="${letter[1]}"/>`
    x += letter ? letter[0] + GAP : SPACE
  }
  return { lines, width: x - GAP }
}

/** The name in two lines: all of it but the last word, then that. */
const twoLines = (word: string) => [word.slice(0, word.lastIndexOf(' ')), word.slice(word.lastIndexOf(' ') + 1)]

const PAPER = '#fffdf9'

/** A pen of one width, in one color. */
const pen = (by: number, color: string) =>
  `fill="none" stroke="${color}" stroke-width="${n(by)}" stroke-linecap="round" stroke-linejoin="round"`

/** A mark around a point. @param size of its square */
const markAt = (mark: EmblemMark, [x, y]: readonly [number, number], size: number, color: string, line = 5) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})" ${pen(line, color)}>${MARKS[mark]}</g>`

/** A line of letters whose upper left is at a point. @param unit of a letter that is six units high */
const lineAt = (word: string, [x, y]: readonly [number, number], unit: number, color: string, line = LINE) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${unit.toFixed(3)})"><g ${pen(line, color)}>${lettered(word).lines}</g></g>`

type Layout = NonNullable<Drawn['layout']>
type Parts = { w: number; color: string; mark: EmblemMark; word: string }

/** Each way a mark and its name can stand, around the middle of the picture. */
const LAYOUTS: Readonly<Record<Layout, (parts: Parts) => string>> = {
  above({ color, mark, w, word }) {
    const unit = w / lettered(word).width
    const size = Math.min(w * 0.36, unit * 30)
    return markAt(mark, [0, -size * 0.34], size, color) + lineAt(word, [-w / 2, size * 0.4], unit, color)
  },
  /** The mark left of two lines. */
  beside({ color, mark, w, word }) {
    const lines = twoLines(word)
    const size = w * 0.36
    const unit = (w - size - w * 0.06) / Math.max(...lines.map((line) => lettered(line).width))
    const left = -w / 2 + size + w * 0.06
    return (
      markAt(mark, [-w / 2 + size / 2, 0], size, color, 6.5) +
      lines.map((line, at) => lineAt(line, [left, unit * (at === 0 ? -8 : 2)], unit, color, 0.95)).join('')
    )
  },
  /** The mark in paper on a disc, the name in two lines beside it. */
  seal({ color, mark, w, word }) {
    const size = w * 0.4
    const disc = `<circle cx="${n(-w / 2 + size / 2)}" r="${n(size / 2)}" fill="${color}"/>`
    const lines = twoLines(word)
    const unit = (w - size - w * 0.07) / Math.max(...lines.map((line) => lettered(line).width))
    const left = -w / 2 + size + w * 0.07
    return (
      disc +
      markAt(mark, [-w / 2 + size / 2, 0], size * 0.66, PAPER, 7) +
      lines.map((line, at) => lineAt(line, [left, unit * (at === 0 ? -8 : 2)], unit, color, 0.6)).join('')
    )
  },
  /** All of it in paper on a plate. */
  plate({ color, mark, w, word }) {
    const height = w * 0.98
    const unit = (w * 0.72) / lettered(word).width
    return (
      `<rect x="${n(-w / 2)}" y="${n(-height / 2)}" width="${n(w)}" height="${n(height)}" rx="${n(w * 0.06)}" fill="${color}"/>` +
      markAt(mark, [0, -w * 0.1], w * 0.5, PAPER, 5.5) +
      lineAt(word, [-w * 0.36, w * 0.26], unit, PAPER, 0.75)
    )
  },
  /** Two heavy lines of one width below the mark. */
  stack({ color, mark, w, word }) {
    const size = w * 0.4
    let y = size * 0.24
    const lines = twoLines(word).map((line) => {
      const unit = w / lettered(line).width
      const drawn = lineAt(line, [-w / 2, y], unit, color, 1.5)
      y += unit * 8.4
      return drawn
    })
    return markAt(mark, [0, -size * 0.42], size, color, 8) + lines.join('')
  },
  /** The name below a rule that the mark interrupts. */
  ruled({ color, mark, w, word }) {
    const unit = (w * 0.88) / lettered(word).width
    const size = w * 0.2
    const y = unit * 7
    const rule = (from: number, to: number) => `<path d="M${n(from)} ${n(-y)}H${n(to)}" ${pen(w * 0.006, color)}/>`
    return (
      rule(-w / 2, -size * 0.75) +
      rule(size * 0.75, w / 2) +
      markAt(mark, [0, -y], size, color, 7) +
      lineAt(word, [-w * 0.44, 0], unit, color, 0.5)
    )
  },
}

/** Throws where a letter is missing, so that no name is printed with a hole in it. */
export const emblem: Support = {
  draw({ w, color = '#4a3757', layout = 'above', mark = 'sun', word = '' }) {
    const missing = [...word].find((sign) => sign !== ' ' && !LETTERS[sign])
    if (missing) throw new Error(`The emblem has no letter ${missing}`)
    return LAYOUTS[layout]({ w, color, mark, word })
  },
}
