/** A part of Lexical's JSON of which only the type is known. By hand, because zod is larger than Lexical. */
export type UnknownNode = { type: string; children: readonly unknown[] | null; [field: string]: unknown }

/** @returns null for what is no part */
export function readNode(value: unknown): UnknownNode | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return null
  const children = 'children' in value && Array.isArray(value.children) ? value.children : null
  return { ...value, type: value.type, children }
}

/** A field that must be text; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A field that must be a whole number from 0 on. */
export const countOf = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise
