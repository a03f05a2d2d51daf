/** A breathing exercise: a light that grows with the breath in, stays, and sinks with the breath out. */
import { mix, n } from '../pictures/svg'
import { clamp, during, gentle } from './ease'
import type { Cue, Film } from './film'
import { HEIGHT, type Label, WIDTH } from './frame'
import type { Lettering } from './lettering'
import { INK, SOFT, YELLOW } from './look'

const INTRO_S = 5
const OUTRO_S = 7
const ROUNDS = 4
/** What a breath is made of. */
const PHASES = [
  { word: 'Breathe in', seconds: 4, caption: 'Breathe in for four.' },
  { word: 'Hold', seconds: 4, caption: 'Hold for four.' },
  { word: 'Breathe out', seconds: 6, caption: 'Breathe out for six.' },
] as const
const ROUND_S = 14
const END_S = INTRO_S + ROUNDS * ROUND_S

const MIDDLE = { x: WIDTH / 2, y: 344 } as const
const SMALL = 104
const LARGE = 212
const TRACK = 292
const WALL = '#e6dcee'
const LOW = '#dccfe7'

const word = (text: string): Label => ({ text, style: 'word', color: INK, align: 'middle' })
const WORDS = PHASES.map(({ word: text }) => word(text))
const COUNTS = [1, 2, 3, 4, 5, 6].map(
  (count): Label => ({
    text: String(count),
    style: 'count',
    color: SOFT,
    align: 'middle',
  }),
)
const TITLE: Label = { text: 'Four, four, six', style: 'title', color: INK, align: 'middle' }
const WELCOME: Label = { text: 'Sit as you like. Follow the light.', style: 'cue', color: SOFT, align: 'middle' }
const DONE: Label = { text: 'Let the breath go its own way', style: 'word', color: INK, align: 'middle' }

/** Where in the breath a moment is: which phase, and how many seconds into it. */
function phaseAt(t: number): { index: number; into: number; seconds: number } {
  let into = (t - INTRO_S) % ROUND_S
  for (const [index, { seconds }] of PHASES.entries()) {
    if (into < seconds) return { index, into, seconds }
    into -= seconds
  }
  return { index: 0, into: 0, seconds: 4 }
}

/** How full the lungs are, 0 to 1. */
function fullness(t: number): number {
  if (t < INTRO_S || t >= END_S) return 0
  const { index, into, seconds } = phaseAt(t)
  const share = gentle(into / seconds)
  return index === 0 ? share : index === 1 ? 1 : 1 - share
}

const disc = (radius: number, color: string, opacity = 1) =>
  `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${n(radius)}" fill="${color}" opacity="${opacity}"/>`

/** The light: rings of it around a bright middle, warmer as it grows. */
function lamp(full: number): string {
  const r = SMALL + (LARGE - SMALL) * full
  return [
    disc(r * 1.32, '#fbe3cf', 0.42),
    disc(r * 1.15, '#fce6cb', 0.62),
    disc(r, mix('#fbe6d2', '#fcdf9f', full)),
    disc(r * 0.78, mix('#fdf0e0', '#fdeec4', full)),
  ].join('')
}

const onTrack = (share: number) => {
  const angle = share * Math.PI * 2 - Math.PI / 2
  return `cx="${n(MIDDLE.x + Math.cos(angle) * TRACK)}" cy="${n(MIDDLE.y + Math.sin(angle) * TRACK)}"`
}

/** A dot for each second of a breath around the light, and the bead that passes them. */
function track(t: number): string {
  const into = ((t - INTRO_S) % ROUND_S) / ROUND_S
  const begins = [0, 4, 8]
  const dots = Array.from({ length: ROUND_S }, (_, i) => {
    const passed = t >= INTRO_S && t < END_S && into >= i / ROUND_S
    return `<circle ${onTrack(i / ROUND_S)} r="${begins.includes(i) ? 8 : 4.5}" fill="${passed ? '#8d75a3' : '#bba9cb'}"/>`
  })
  const shown = during(t, INTRO_S - 0.8, END_S + 0.6)
  const at = t < INTRO_S ? 0 : t >= END_S ? 1 : into
  return `${dots.join('')}<circle ${onTrack(at)} r="13" fill="${YELLOW}" stroke="${WALL}" stroke-width="5" opacity="${shown.toFixed(2)}"/>`
}

/** A dot for each breath of the exercise, at the foot. */
function rounds(t: number): string {
  return Array.from({ length: ROUNDS }, (_, i) => {
    const done = clamp((t - INTRO_S - i * ROUND_S) / ROUND_S)
    const x = MIDDLE.x + (i - (ROUNDS - 1) / 2) * 34
    return `<circle cx="${x}" cy="${HEIGHT - 36}" r="7" fill="${done >= 1 ? '#8d75a3' : '#c9bad6'}"/>${done > 0 && done < 1 ? `<circle cx="${x}" cy="${HEIGHT - 36}" r="7" fill="${YELLOW}"/>` : ''}`
  }).join('')
}

function words(t: number, lettering: Lettering): string {
  const { x, y } = MIDDLE
  const lines = [
    lettering.draw(TITLE, x, y - 62, during(t, -1, INTRO_S - 0.3, 0.7)),
    lettering.draw(WELCOME, x, y + 26, during(t, -1, INTRO_S - 0.3, 0.7)),
    lettering.draw(DONE, x, y - 34, during(t, END_S + 0.8, END_S + 60, 0.8)),
  ]
  if (t < INTRO_S || t >= END_S) return lines.join('')
  const { index, into, seconds } = phaseAt(t)
  const [said, count] = [WORDS[index], COUNTS[Math.floor(into)]]
  const beat = into % 1
  if (said) lines.push(lettering.draw(said, x, y - 48, during(into, 0, seconds, 0.3)))
  if (count) lines.push(lettering.draw(count, x, y + 8, during(beat, 0, 1, 0.16)))
  return lines.join('')
}

function captions(): Cue[] {
  const cues: Cue[] = [{ from: 0, to: INTRO_S, text: 'Four, four, six. Sit as you like and follow the light.' }]
  for (let round = 0; round < ROUNDS; round++) {
    let at = INTRO_S + round * ROUND_S
    for (const { caption, seconds } of PHASES) {
      cues.push({ from: at, to: at + seconds, text: caption })
      at += seconds
    }
  }
  return [...cues, { from: END_S, to: END_S + OUTRO_S, text: 'Let the breath go its own way.' }]
}

export const breathing: Film = {
  slug: 'four-four-six',
  durationS: END_S + OUTRO_S,
  labels: [...WORDS, ...COUNTS, TITLE, WELCOME, DONE],
  still: `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#efe4ec"/><stop offset="1" stop-color="${LOW}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>`,
  moving: (t, lettering) => lamp(fullness(t)) + track(t) + words(t, lettering) + rounds(t),
  captions: captions(),
  posterAt: INTRO_S + 3.4,
}
