/** A breathing exercise: a light that grows with the breath in, stays, and sinks with the breath out. */

import { clamp, during, gentle } from '../ease'
import { mix, n } from '../svg'
import { HEIGHT, type Label, WIDTH } from './frame'
import type { Lettering } from './lettering'
import { INK, SOFT, YELLOW } from './theme'
import type { Cue, Video } from './video'

const INTRO_S = 5
const OUTRO_S = 7
/** How full the lungs are at the beginning and at the end of a phase, 0 to 1. */
const PHASES = {
  in: { word: 'Breathe in', from: 0, to: 1 },
  hold: { word: 'Hold', from: 1, to: 1 },
  out: { word: 'Breathe out', from: 1, to: 0 },
} as const

export interface Breathing {
  slug: string
  title: string
  /** Under the title, at the start. */
  welcome: string
  /** What a breath is made of. Seconds are whole, nine at most. */
  breath: readonly { phase: keyof typeof PHASES; seconds: number }[]
  rounds: number
  /** Colors of the room, from above and from below. */
  room: readonly [above: string, below: string]
}

const MIDDLE = { x: WIDTH / 2, y: 344 } as const
const SMALL = 104
const LARGE = 212
const TRACK = 292
const WALL = '#e6dcee'

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

const word = (text: string): Label => ({ text, style: 'word', color: INK, align: 'middle' })
const COUNTS = NUMBERS.slice(1).map(
  (_, i): Label => ({ text: String(i + 1), style: 'count', color: SOFT, align: 'middle' }),
)
const DONE = word('Let the breath go its own way')

/** When a breath and the whole exercise end, in seconds; and what it says. */
function planOf({ breath, rounds, title, welcome }: Breathing) {
  const roundS = breath.reduce((sum, { seconds }) => sum + seconds, 0)
  let at = 0
  const phases = breath.map(({ phase, seconds }) => {
    const from = at
    at += seconds
    const label = word(PHASES[phase].word)
    return { ...PHASES[phase], label, startS: from, seconds, caption: `${label.text} for ${NUMBERS[seconds]}.` }
  })
  return {
    roundS,
    rounds,
    endS: INTRO_S + rounds * roundS,
    phases,
    title: { text: title, style: 'title', color: INK, align: 'middle' } as Label,
    welcome: { text: welcome, style: 'cue', color: SOFT, align: 'middle' } as Label,
  }
}

type Plan = ReturnType<typeof planOf>

/** Where in the breath a moment is: which phase, and how many seconds into it. Null before and after. */
function phaseAt(t: number, { endS, phases, roundS }: Plan) {
  if (t < INTRO_S || t >= endS) return null
  const into = (t - INTRO_S) % roundS
  const phase = phases.findLast(({ startS }) => startS <= into)
  return phase ? { ...phase, into: into - phase.startS } : null
}

/** How full the lungs are, 0 to 1. */
function fullness(t: number, plan: Plan): number {
  const phase = phaseAt(t, plan)
  if (!phase) return 0
  const { from, into, seconds, to } = phase
  return from + (to - from) * gentle(into / seconds)
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
function track(t: number, { endS, phases, roundS }: Plan): string {
  const into = ((t - INTRO_S) % roundS) / roundS
  const dots = Array.from({ length: roundS }, (_, i) => {
    const passed = t >= INTRO_S && t < endS && into >= i / roundS
    const begins = phases.some(({ startS }) => startS === i)
    return `<circle ${onTrack(i / roundS)} r="${begins ? 8 : 4.5}" fill="${passed ? '#8d75a3' : '#bba9cb'}"/>`
  })
  const shown = during(t, INTRO_S - 0.8, endS + 0.6)
  const at = t < INTRO_S ? 0 : t >= endS ? 1 : into
  return `${dots.join('')}<circle ${onTrack(at)} r="13" fill="${YELLOW}" stroke="${WALL}" stroke-width="5" opacity="${shown.toFixed(2)}"/>`
}

/** A dot for each breath of the exercise, at the foot. */
function dots(t: number, { roundS, rounds }: Plan): string {
  return Array.from({ length: rounds }, (_, i) => {
    const done = clamp((t - INTRO_S - i * roundS) / roundS)
    const x = MIDDLE.x + (i - (rounds - 1) / 2) * 34
    return `<circle cx="${x}" cy="${HEIGHT - 36}" r="7" fill="${done >= 1 ? '#8d75a3' : '#c9bad6'}"/>${done > 0 && done < 1 ? `<circle cx="${x}" cy="${HEIGHT - 36}" r="7" fill="${YELLOW}"/>` : ''}`
  }).join('')
}

function words(t: number, plan: Plan, lettering: Lettering): string {
  const { x, y } = MIDDLE
  const lines = [
    lettering.draw(plan.title, x, y - 62, during(t, -1, INTRO_S - 0.3, 0.7)),
    lettering.draw(plan.welcome, x, y + 26, during(t, -1, INTRO_S - 0.3, 0.7)),
    lettering.draw(DONE, x, y - 34, during(t, plan.endS + 0.8, plan.endS + 60, 0.8)),
  ]
  const phase = phaseAt(t, plan)
  if (!phase) return lines.join('')
  const { into, label, seconds } = phase
  const count = COUNTS[Math.floor(into)]
  lines.push(lettering.draw(label, x, y - 48, during(into, 0, seconds, 0.3)))
  if (count) lines.push(lettering.draw(count, x, y + 8, during(into % 1, 0, 1, 0.16)))
  return lines.join('')
}

function captions({ endS, phases, roundS, rounds, title, welcome }: Plan): Cue[] {
  const cues: Cue[] = [{ from: 0, to: INTRO_S, text: `${title.text}. ${welcome.text}` }]
  for (let round = 0; round < rounds; round++) {
    for (const { caption, seconds, startS } of phases) {
      const from = INTRO_S + round * roundS + startS
      cues.push({ from, to: from + seconds, text: caption })
    }
  }
  return [...cues, { from: endS, to: endS + OUTRO_S, text: 'Let the breath go its own way.' }]
}

/** A breathing exercise as a video. */
export function breathingVideo(breathing: Breathing): Video {
  const plan = planOf(breathing)
  const [above, below] = breathing.room
  return {
    slug: breathing.slug,
    durationS: plan.endS + OUTRO_S,
    labels: [...plan.phases.map(({ label }) => label), ...COUNTS, plan.title, plan.welcome, DONE],
    still: `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>`,
    moving: (t, lettering) => lamp(fullness(t, plan)) + track(t, plan) + words(t, plan, lettering) + dots(t, plan),
    captions: captions(plan),
    posterWords: false,
  }
}
