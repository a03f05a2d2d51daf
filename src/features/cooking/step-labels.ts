import type { RecipeStep } from './recipe'

/** The label of a step: its title, or its number. @param stepIndex counted from 0 */
export const stepLabel = ({ title }: Pick<RecipeStep, 'title'>, stepIndex: number): string =>
  title || `Step ${stepIndex + 1}`

/** A step has one timer, wherever it is shown. */
export const timerId = (databaseId: number, { id }: Pick<RecipeStep, 'id'>): string => `${databaseId}:${id}`
