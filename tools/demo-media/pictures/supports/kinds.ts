/** Every kind of thing that can stand in a scene, by view. Food is the same in both. */

import type { AboveKind, FrontKind } from '../kind'
import type { Support } from '../scene'
import { boardAbove, boardFront } from './boards'
import { narrowboat, sailboat } from './boats'
import { creamJar, hotWaterBottle, mirror, socks, tableFan } from './care'
import { clothAbove, clothFront, towel } from './cloth'
import { chopsticks, fork, knife, spoon } from './cutlery'
import { bell, calendar, envelope, eyeglasses, notebook, notebookAbove, pencil, yarn } from './desk'
import { bowlAbove, dishAbove, panAbove, plateAbove, saucerAbove } from './dishes-above'
import { bowlFront, panFront, plateFront, potFront } from './dishes-front'
import { emblem } from './emblem'
import { figure } from './figure'
import { marigold } from './flowers'
import { berry, cherryHalf, citrus, pearHalf, strawberryHalf, wedge } from './food-fruit'
import { dill, leaf, lettuce, nest } from './food-leaves'
import { crumbs, lump, noodles, pool, ribbons, rings, steam, swirl } from './food-loose'
import { bakedEgg, cubes, eggHalf, flatbread, leg, prawn, salmon } from './food-mains'
import { beans, carrot, halfTomato, onion, pods, potato, squash } from './food-roots'
import { chair, table } from './furniture'
import { casement, door, orb } from './house'
import { made } from './made'
import { ball, block, dumbbell, kettlebell, laidMat, mat, matAbove, rope } from './movement'
import { basket, growing, pot, sprig, vase } from './plants'
import { portrait } from './portrait'
import { blanket, books, candle, cushion, lamp, stones } from './rest'
import { cakeStand } from './stands'
import { bottle, cup, glass, jar, teapot } from './vessels'

const food = {
  ...made,
  crumbs,
  noodles,
  pool,
  ribbons,
  rings,
  swirl,
  steam,
  citrus,
  cherryHalf,
  berry,
  pearHalf,
  strawberryHalf,
  wedge,
  dill,
  leaf,
  lettuce,
  nest,
  beans,
  carrot,
  halfTomato,
  lump,
  onion,
  pods,
  potato,
  squash,
  bakedEgg,
  cubes,
  eggHalf,
  flatbread,
  leg,
  prawn,
  salmon,
}

export const aboveKinds = {
  ...food,
  plate: plateAbove,
  bowl: bowlAbove,
  pan: panAbove,
  dish: dishAbove,
  board: boardAbove,
  saucer: saucerAbove,
  cloth: clothAbove,
  spoon,
  fork,
  knife,
  chopsticks,
  sprig,
  mat: matAbove,
  notebook: notebookAbove,
  pencil,
  eyeglasses,
  stones,
  rope,
  emblem,
} satisfies Record<AboveKind, Support>

export const frontKinds = {
  ...food,
  plate: plateFront,
  bowl: bowlFront,
  pan: panFront,
  pot: potFront,
  board: boardFront,
  stand: cakeStand,
  cloth: clothFront,
  towel,
  glass,
  cup,
  jar,
  bottle,
  teapot,
  spoon,
  knife,
  vase,
  flowerpot: pot,
  growing,
  sprig,
  basket,
  candle,
  lamp,
  cushion,
  books,
  blanket,
  stones,
  mat,
  dumbbell,
  kettlebell,
  ball,
  block,
  rope,
  envelope,
  notebook,
  pencil,
  eyeglasses,
  yarn,
  bell,
  figure,
  portrait,
  laidMat,
  chair,
  table,
  narrowboat,
  sailboat,
  calendar,
  mirror,
  creamJar,
  hotWaterBottle,
  tableFan,
  socks,
  casement,
  door,
  orb,
  marigold,
} satisfies Record<FrontKind, Support>
