/** The dishes of the recipes added after the first twelve. */
import type { Scene } from '../scene'
import { drinkScenes } from './dishes-drinks'
import { fishAndFowlScenes } from './dishes-fish-and-fowl'
import { morningScenes } from './dishes-morning'
import { saladScenes } from './dishes-salads'
import { sideScenes } from './dishes-sides'
import { soupScenes } from './dishes-soups'
import { supperScenes } from './dishes-suppers'
import { sweetDishScenes } from './dishes-sweet'

export const dishScenes: readonly Scene[] = [
  ...morningScenes,
  ...soupScenes,
  ...saladScenes,
  ...fishAndFowlScenes,
  ...supperScenes,
  ...sideScenes,
  ...drinkScenes,
  ...sweetDishScenes,
]
