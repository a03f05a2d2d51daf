import type { FieldName, TransferRecipe } from '@/rules/recipe-transfer/fields'
import type { Lookups, Names } from './names'

export type Problem = { field: FieldName; message: string }

type Missing = (name: string) => void

const idOf = (names: Names, name: string, missing: Missing): number | null => {
  if (name === '') return null
  const id = names.idOf.get(name)
  if (id === undefined) missing(name)
  return id ?? null
}
const idsOf = (names: Names, list: readonly string[], missing: Missing): number[] =>
  list.map((name) => idOf(names, name, missing)).filter((id) => id !== null)

/** Fields of the CMS that one field of a file sets. Groups are set as a whole. */
type Setter = (recipe: TransferRecipe, lookups: Lookups, missing: Missing) => Record<string, unknown>

const seo: Setter = ({ noindex, seoDescription, seoPicture, seoTitle }, { pictures }, missing) => ({
  seo: { title: seoTitle, description: seoDescription, image: idOf(pictures, seoPicture, missing), noindex },
})
const link: Setter = ({ relatedLinkTitle, relatedLinkUrl }) => ({
  relatedPostsArchiveLink: { title: relatedLinkTitle, url: relatedLinkUrl },
})

/** Where a field of a file is not the CMS's field of the same name with the same value. */
const SETTERS: { readonly [Name in FieldName]?: Setter } = {
  databaseId: () => ({}),
  status: () => ({}),
  picture: ({ picture }, { pictures }, missing) => ({ image: idOf(pictures, picture, missing) }),
  categories: ({ categories: names }, { categories }, missing) => ({ categories: idsOf(categories, names, missing) }),
  // Those that the same file makes have no id yet: ./write.ts
  relatedRecipes: ({ relatedRecipes }, { recipes }) => ({ relatedRecipes: idsOf(recipes, relatedRecipes, () => {}) }),
  method: ({ method }, { pictures }, missing) => ({
    method: method.map((step) => ({ ...step, picture: idOf(pictures, step.picture, missing) })),
  }),
  relatedLinkTitle: link,
  relatedLinkUrl: link,
  seoTitle: seo,
  seoDescription: seo,
  seoPicture: seo,
  noindex: seo,
}

const KINDS: { readonly [Name in FieldName]?: string } = {
  picture: 'picture',
  seoPicture: 'picture',
  method: 'picture',
  categories: 'category of recipes',
}

/**
 * What is to be written of a recipe.
 * @param fields those that change
 * @returns data for the CMS, and what the file names and is not there
 */
export function toRecipeData(recipe: TransferRecipe, fields: readonly FieldName[], lookups: Lookups) {
  const data: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const field of fields) {
    const missing = (name: string) => {
      if (KINDS[field]) problems.push({ field, message: `There is no ${KINDS[field]} called “${name}”.` })
    }
    Object.assign(data, SETTERS[field]?.(recipe, lookups, missing) ?? { [field]: recipe[field] })
  }
  return { data, problems }
}
