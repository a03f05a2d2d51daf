/** A person in a pose of the movement videos, with the soft volume that other things have. */
import { bodyOf } from '../../figure/body'
import { figureParts, type Person } from '../../figure/draw'
import { held } from '../../figure/stances'
import { n } from '../../svg'
import type { Support } from '../scene'

/** How tall the person stands in the points of a pose. */
const STANDING = 415

const SOMEONE: Person = { skin: '#d9a27e', hair: '#5b3a2e', top: '#8fae98', trousers: '#4a3d5c', hairCut: 'tail' }

/** w is how tall the person would be upright, whatever the pose. */
export const figure: Support = {
  draw({ person = SOMEONE, stance = 'reach', w }, pen) {
    const { pose, view } = held(stance)
    const parts = figureParts(bodyOf(pose, view), person, view, pen.hour.wall[0])
    // Each part has its own volume: an arm before the trunk stays an arm.
    return `<g transform="scale(${n(w / STANDING)})">${parts.map((part) => `<g ${pen.clay('m')}>${part}</g>`).join('')}</g>`
  },
}
