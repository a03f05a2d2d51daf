import { greenFoods } from './food-lists/green'
import type { DemoFoodColor } from './food-lists/list'
import { orangeFoods } from './food-lists/orange'
import { redFoods } from './food-lists/red'

/** The food lists for members, by color. */
export const demoFoodLists: Record<'green' | 'orange' | 'red', DemoFoodColor> = {
  green: greenFoods,
  orange: orangeFoods,
  red: redFoods,
}
