import type { WrittenStep } from './recipe'

/** What a step is called where it stands alone: its title, else its number. @param at counted from 0 */
export const stepLabel = ({ title }: Pick<WrittenStep, 'title'>, at: number): string => title || `Step ${at + 1}`

/** A step has one timer, wherever it is shown. */
export const timerId = (databaseId: number, { id }: Pick<WrittenStep, 'id'>): string => `${databaseId}:${id}`
