/** Texts of the food lists. Part of `TEXTS`, and in a file of their own for the scripts of this page. */
export const FOOD_LIST_TEXTS = {
  findFood: 'Find a food',
  findFoodHint: 'Find a food...',
  noFood: 'No list has a food of this name.',
  foodCount: (count: number) => `${count} ${count === 1 ? 'food' : 'foods'}`,
  /** In French (docs/product.md#texts-and-failures). */
  foodListFailed: 'Impossible de charger la liste des aliments. Veuillez réessayer plus tard.',
} as const
