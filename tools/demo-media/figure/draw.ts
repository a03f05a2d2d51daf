/** A body drawn: flat color, round limbs, no face. */
import { mix, n } from '../svg'
import type { ArmJoints, Body, LegJoints, View } from './body'
import { between, limb, type Point, plus, turned } from './limbs'

/** Who it is: skin, hair and clothes; barefoot and in short sleeves unless dressed for outdoors. */
export interface Person {
  skin: string
  hair: string
  top: string
  trousers: string
  hairCut: 'bun' | 'short' | 'tail'
  shoes?: string
  sleeves?: 'long'
}

const filled = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`

function arm({ elbow, fingers, shoulder, wrist }: ArmJoints, person: Person, away: (color: string) => string): string {
  const skin = away(person.skin)
  const sleeve = between(shoulder, elbow, 0.56)
  return [
    filled(limb(shoulder, 12, elbow, 9.5), skin),
    filled(limb(elbow, 9.5, wrist, 6.5), skin),
    filled(limb(wrist, 6.5, between(wrist, fingers, 0.55), 7.5), skin),
    filled(limb(between(wrist, fingers, 0.4), 7, fingers, 4.5), skin),
    ...(person.sleeves
      ? [limb(shoulder, 15, elbow, 12), limb(elbow, 12, between(elbow, wrist, 0.92), 9.5)]
      : [limb(shoulder, 15, sleeve, 13)]
    ).map((path) => filled(path, away(person.top))),
  ].join('')
}

function sideFoot({ ankle, ball, heel }: LegJoints, color: string): string {
  const at = (point: Point) => plus(ball, turned(point, heel))
  const back = at([-36, -8])
  // While the ball stands, the toes lie on the floor; behind a pointed foot they go along.
  const toes: Point = plus(ball, turned([13, -4.5], Math.max(0, ((heel - 95) * 180) / 85)))
  return [
    filled(limb(ankle, 9, back, 8), color),
    filled(limb(ankle, 9, at([-2, -7]), 7), color),
    filled(limb(back, 8, at([-2, -6.5]), 6.5), color),
    filled(limb(at([-2, -6.5]), 6.5, toes, 4.5), color),
  ].join('')
}

function frontFoot({ ankle, ball }: LegJoints, color: string, side: number): string {
  return filled(limb(ankle, 9, plus(ball, [side * 7, -7]), 10), color)
}

function leg(joints: LegJoints, person: Person, away: (color: string) => string, view: View, side: number): string {
  const cloth = away(person.trousers)
  const hem = between(joints.knee, joints.ankle, 0.86)
  const skin = away(person.skin)
  const foot = away(person.shoes ?? person.skin)
  return [
    view === 'side' ? sideFoot(joints, foot) : frontFoot(joints, foot, side),
    filled(limb(joints.knee, 12, joints.ankle, 8.5), skin),
    filled(limb(joints.hip, 23, joints.knee, 15), cloth),
    filled(limb(joints.knee, 15, hem, 11), cloth),
  ].join('')
}

function torso({ chest, collar, hips, waist }: Body, person: Person, view: View): string {
  const seat = filled(limb(hips, 24, between(hips, waist, 0.3), 23), person.trousers)
  const hem = between(hips, waist, 0.42)
  const top =
    view === 'side'
      ? [limb(hem, 23.5, waist, 22), limb(waist, 22, chest, 24), limb(chest, 24, collar, 13)]
      : [hemline(hem, waist), limb(waist, 29, chest, 32)]
  return seat + top.map((path) => filled(path, person.top)).join('')
}

/** From the front a shirt falls straight over the hips. */
function hemline([x, y]: Point, [wx, wy]: Point): string {
  return `M${n(wx - 29)} ${n(wy)}C${n(wx - 29)} ${n(wy + 22)} ${n(x - 37)} ${n(y)} ${n(x - 38)} ${n(y + 20)}Q${n(x - 38)} ${n(y + 25)} ${n(x - 32)} ${n(y + 26)}Q${n(x)} ${n(y + 31)} ${n(x + 32)} ${n(y + 26)}Q${n(x + 38)} ${n(y + 25)} ${n(x + 38)} ${n(y + 20)}C${n(x + 37)} ${n(y)} ${n(wx + 29)} ${n(wy + 22)} ${n(wx + 29)} ${n(wy)}Z`
}

/** From the front the shoulders are a yoke over the chest. */
function yoke({ arms: [right, left], collar, chest }: Body, person: Person): string {
  return [
    limb(right.shoulder, 15, left.shoulder, 15),
    limb(right.shoulder, 15, chest, 24),
    limb(left.shoulder, 15, chest, 24),
    limb(right.shoulder, 13, collar, 12),
    limb(left.shoulder, 13, collar, 12),
  ]
    .map((path) => filled(path, person.top))
    .join('')
}

function head({ collar, head: middle, headLean }: Body, { hair, hairCut, skin, top }: Person, view: View): string {
  const shade = mix(skin, hair, 0.1)
  const neck = filled(limb(plus(collar, [0, 2]), 11.5, between(collar, middle, 0.7), 10.5), shade)
  const neckline = `<circle cx="${n(collar[0])}" cy="${n(collar[1])}" r="12" fill="${top}"/>`
  const behind =
    hairCut === 'bun'
      ? view === 'side'
        ? `<circle cx="-25" cy="-17" r="12" fill="${hair}"/>`
        : `<circle cx="0" cy="-34" r="12" fill="${hair}"/>`
      : hairCut === 'tail'
        ? view === 'side'
          ? // It hangs down however the head is held.
            `<g transform="translate(-21 -12) rotate(${n(-headLean * 0.85)})"><path d="M6 -8C-22 -14 -26 14 -14 42C-10 24 -4 14 6 8Z" fill="${hair}"/></g>`
          : ''
        : ''
  const face =
    view === 'side'
      ? `<path d="M-21 0C-22 -20 -8 -29 5 -27C18 -25 24 -13 23 -4L27.500 5C28 7 26 8 24 8L24 13C24 22 16 27 6 26C-8 26 -19 16 -21 0Z" fill="${skin}"/><path d="M-24 6C-30 -16 -14 -33 6 -31C18 -30 25 -22 25 -13C14 -14 8 -13 3 -6C2 -1 -1 4 -4 7C-7 3 -11 4 -11 9C-11 13 -9 16 -7 17C-10 20 -14 21 -17 19C-21 16 -23 11 -24 6Z" fill="${hair}"/>`
      : `<ellipse rx="22.500" ry="27" fill="${skin}"/><path d="M-24 3C-28 -20 -14 -31 0 -31S28 -20 24 3C22 -8 15 -14 6 -17C-4 -13 -18 -12 -24 3Z" fill="${hair}"/>`
  return `${neckline}${neck}<g transform="translate(${n(middle[0])} ${n(middle[1])}) rotate(${n(headLean)})">${behind}${face}</g>`
}

/**
 * The parts of the whole figure, from back to front. From the side: the far limbs, the trunk, the near ones.
 * @param ground what is behind; far limbs take a little of its color
 */
export function figureParts(body: Body, person: Person, view: View, ground: string): string[] {
  const same = (color: string) => color
  const away = (color: string) => mix(mix(color, '#2f2440', 0.12), ground, 0.26)
  const [nearArm, farArm] = body.arms
  const [nearLeg, farLeg] = body.legs
  if (view === 'front') {
    return [
      [
        leg(nearLeg, person, same, view, 1),
        leg(farLeg, person, same, view, -1),
        torso(body, person, view),
        yoke(body, person),
      ].join(''),
      head(body, person, view),
      arm(nearArm, person, same),
      arm(farArm, person, same),
    ]
  }
  return [
    arm(farArm, person, away),
    leg(farLeg, person, away, view, 1),
    torso(body, person, view) + leg(nearLeg, person, same, view, 1),
    head(body, person, view),
    arm(nearArm, person, same),
  ]
}
