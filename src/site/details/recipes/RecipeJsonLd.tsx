import { JsonLd } from '@/ui/JsonLd'
import { type JsonLdParts, recipeJsonLd } from './recipe-json-ld'

/** schema.org/Recipe, for search engines. */
export function RecipeJsonLd(parts: JsonLdParts) {
  return <JsonLd data={recipeJsonLd(parts)} />
}
