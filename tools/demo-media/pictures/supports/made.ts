/** What kinds of kind-made.ts look like. */
import type { MadeKind } from '../kind-made'
import type { Support } from '../scene'
import { cracker, loaf, slice, stack, tart } from './made-baked'
import { cinnamon, ice, jug, paper } from './made-beside'
import { countryLoaf, countrySlice } from './made-country-bread'
import { artichoke, asparagus, cauliflower, disc, pumpkin, stalk, sticks } from './made-garden'
import { bird, dice, scramble, thigh } from './made-mains'
import { broccoli, eggplant, pakChoi, tomato, wholeCarrot } from './made-raw'
import { raspberry, walnut } from './made-small'
import { eggplantHalf, pepperHalf } from './made-stuffed'

export const made = {
  disc,
  sticks,
  stalk,
  asparagus,
  artichoke,
  cauliflower,
  pumpkin,
  broccoli,
  pakChoi,
  wholeCarrot,
  eggplant,
  tomato,
  pepperHalf,
  eggplantHalf,
  raspberry,
  walnut,
  slice,
  loaf,
  countryLoaf,
  countrySlice,
  stack,
  tart,
  cracker,
  dice,
  scramble,
  thigh,
  bird,
  paper,
  jug,
  ice,
  cinnamon,
} satisfies Record<MadeKind, Support>
