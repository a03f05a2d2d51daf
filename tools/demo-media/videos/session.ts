/** A movement session as a video: exercises one after the other, with rests, a ring that runs down, and what comes next. */

import { clamp, during, gentle } from '../ease'
import { bodyOf } from '../figure/body'
import { figureParts, type Person } from '../figure/draw'
import { poseAt } from '../figure/pose'
import { mix, n } from '../svg'
import { type Exercise, roundS, workS } from './exercises/exercise'
import type { Label } from './frame'
import type { Lettering } from './lettering'
import { RING_LABELS, ring } from './ring'
import { chair, FLOOR, mat, room, STAGE } from './room'
import { HOURS, type Hour, INK, LINE, PAPER, QUIET, SOFT, YELLOW } from './theme'
import type { Cue, Video } from './video'

export interface Session {
  slug: string
  title: string
  level: 'Beginner' | 'Intermediate' | 'Advanced'
  /** Under the title, at the start. */
  motto: string
  hour: Hour
  person: Person
  exercises: readonly Exercise[]
  /** Said at the end. */
  farewell: string
}

const INTRO_S = 5
const REST_S = 6
const OUTRO_S = 5
/** The column of words. */
const TEXT_X = 850
const TEXT_WIDTH = 380
const SCALE = 1.16

interface Part {
  exercise: Exercise
  /** When its rest, its work and its end are, in seconds. */
  restAt: number
  workAt: number
  endAt: number
}

/** When everything happens. */
export function partsOf(exercises: readonly Exercise[]): Part[] {
  let at = INTRO_S
  return exercises.map((exercise) => {
    const restAt = at
    const workAt = restAt + REST_S
    at = workAt + workS(exercise)
    return { exercise, restAt, workAt, endAt: at }
  })
}

/** What stands over the name of an exercise that is about to begin. */
const before = (index: number) => (index === 0 ? 'Get ready:' : 'Rest. Coming up:')

function labelsOf({ exercises, farewell, hour, level, motto, title }: Session) {
  const { ink } = HOURS[hour]
  const words = (text: string, style: Label['style'], color: string): Label => ({
    text,
    style,
    color,
    width: TEXT_WIDTH,
  })
  return {
    level: { text: level, style: 'small', color: ink } as const,
    title: words(title, 'title', INK),
    motto: words(motto, 'cue', SOFT),
    farewell: words(farewell, 'cue', SOFT),
    done: words('That is all', 'title', INK),
    exercises: exercises.map((exercise, i) => ({
      number: { text: `${i + 1} of ${exercises.length}`, style: 'small', color: ink } as const,
      before: { text: before(i), style: 'small', color: ink } as const,
      name: words(exercise.name, 'name', INK),
      cue: words(exercise.cue, 'cue', SOFT),
      next: {
        text: i + 1 < exercises.length ? `Next: ${exercises[i + 1]?.name}` : 'The last one',
        style: 'small',
        color: QUIET,
      } as const,
    })),
  }
}

type Labels = ReturnType<typeof labelsOf>

/** How far the session has come: a dash for each exercise. */
function dashes(t: number, parts: readonly Part[], ink: string): string {
  return parts
    .map(({ endAt, workAt }, i) => {
      const x = TEXT_X + i * 60
      const done = clamp((t - workAt) / (endAt - workAt)) * 48
      return `<rect x="${x}" y="118" width="48" height="5" rx="2.500" fill="${LINE}"/>${done > 1 ? `<rect x="${x}" y="118" width="${n(done)}" height="5" rx="2.500" fill="${ink}"/>` : ''}`
    })
    .join('')
}

function words(t: number, parts: readonly Part[], labels: Labels, hour: Hour, lettering: Lettering): string {
  const { ink, mat: quiet } = HOURS[hour]
  const end = parts.at(-1)?.endAt ?? 0
  const card = (title: Label, text: Label, opacity: number) => {
    if (opacity < 0.02) return ''
    const top = 210
    return `${lettering.draw(labels.level, TEXT_X, top - 44, opacity)}${lettering.draw(title, TEXT_X, top, opacity)}${lettering.draw(text, TEXT_X, top + lettering.height(title) + 10, opacity)}`
  }
  const one = ({ endAt, exercise, restAt, workAt }: Part, i: number) => {
    const set = labels.exercises[i]
    const all = during(t, restAt, endAt + (i === parts.length - 1 ? 0.4 : 0), 0.5)
    if (!set || all < 0.02) return ''
    const resting = during(t, restAt, workAt + 0.2)
    const working = during(t, workAt - 0.2, endAt + 0.4)
    const left = t < workAt ? workAt - t : endAt - t
    return [
      lettering.draw(set.before, TEXT_X, 146, Math.min(all, resting)),
      lettering.draw(set.number, TEXT_X, 146, Math.min(all, working)),
      lettering.draw(set.name, TEXT_X, 182, all),
      lettering.draw(set.cue, TEXT_X, 190 + lettering.height(set.name), all),
      ring(
        { x: TEXT_X + 62, y: 440 },
        left,
        t < workAt ? workAt - restAt : workS(exercise),
        t < workAt ? quiet : YELLOW,
        lettering,
        all,
      ),
      lettering.draw(set.next, TEXT_X, 518, Math.min(all, working)),
    ].join('')
  }
  const busy = during(t, INTRO_S, end + 0.4, 0.5)
  return [
    card(labels.title, labels.motto, during(t, -1, INTRO_S, 0.6)),
    `<g opacity="${busy.toFixed(2)}">${dashes(t, parts, ink)}</g>`,
    ...parts.map(one),
    card(labels.done, labels.farewell, during(t, end + 0.2, end + 60, 0.6)),
  ].join('')
}

/** One exercise's figure and what it uses. @param opacity while it comes and goes */
function stage({ exercise, workAt, endAt }: Part, t: number, { hour, person }: Session, opacity: number): string {
  if (opacity < 0.02) return ''
  const { round, shadow, view, x = 0 } = exercise
  const into = clamp(t, workAt, endAt) - workAt
  const pose = poseAt(round, into === endAt - workAt ? 0 : into % roundS(exercise))
  const [from, to] = shadow
  const props = [
    exercise.mat ? mat(from - 60, to + 60, hour) : '',
    `<ellipse cx="${n((from + to) / 2)}" cy="4" rx="${n((to - from) / 2 + 14)}" ry="${exercise.mat ? 4 : 7}" fill="${INK}" opacity=".11"/>`,
    exercise.chair === undefined ? '' : chair(exercise.chair, hour),
  ]
  const figure = figureParts(bodyOf(pose, view), person, view, mix(HOURS[hour].wall, PAPER, 0.4)).join('')
  return `<g opacity="${opacity.toFixed(3)}" transform="translate(${STAGE + x * SCALE} ${FLOOR + 14}) scale(${SCALE})">${props.join('')}${figure}</g>`
}

const gone = (part: Part, next: Part | undefined, t: number) => (next ? 1 - gentle((t - part.endAt - 0.2) / 0.6) : 1)
const here = (part: Part, first: boolean, t: number) => (first ? 1 : gentle((t - part.restAt - 0.7) / 0.7))

function captionsOf({ farewell, level, motto, title }: Session, parts: readonly Part[]): Cue[] {
  const cues: Cue[] = [{ from: 0, to: INTRO_S, text: `${title}. ${level}. ${motto}` }]
  for (const [i, { endAt, exercise, restAt, workAt }] of parts.entries()) {
    cues.push({ from: restAt, to: workAt, text: `${before(i)} ${exercise.name}. ${exercise.cue}` })
    const each = (endAt - workAt) / exercise.captions.length
    exercise.captions.forEach((text, k) => {
      cues.push({ from: workAt + each * k, to: workAt + each * (k + 1), text })
    })
  }
  const end = parts.at(-1)?.endAt ?? 0
  return [...cues, { from: end, to: end + OUTRO_S, text: `That is all. ${farewell}` }]
}

/** A session as a video. */
export function sessionVideo(session: Session): Video {
  const parts = partsOf(session.exercises)
  const labels = labelsOf(session)
  const { exercises, ...others } = labels
  const durationS = (parts.at(-1)?.endAt ?? 0) + OUTRO_S
  return {
    slug: session.slug,
    durationS,
    labels: [...Object.values(others), ...exercises.flatMap((set) => Object.values(set)), ...RING_LABELS],
    still: room(session.hour),
    captions: captionsOf(session, parts),
    posterWords: true,
    moving: (t, lettering) =>
      parts
        .map((part, i) => stage(part, t, session, Math.min(here(part, i === 0, t), gone(part, parts[i + 1], t))))
        .join('') + words(t, parts, labels, session.hour, lettering),
  }
}
