/** A relation as the CMS returns it: an id at depth 0, else the document. */
type Relation = number | { id: number }

/** The id of a relation; null without one. */
export function relationId(relation: Relation): number
export function relationId(relation: Relation | null | undefined): number | null
export function relationId(relation: Relation | null | undefined): number | null {
  return typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null)
}
