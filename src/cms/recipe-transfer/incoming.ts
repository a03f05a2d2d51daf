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

/** The CMS fields that one field of a file sets. Groups are set as a whole. */
type Setter = (recipe: TransferRecipe, lookups: Lookups, missing: Missing) => Record<string, unknown>

const seo: Setter = ({ noindex, seoDescription, seoPicture, seoTitle }, { pictures }, missing) => ({
  seo: { title: seoTitle, description: seoDescription, image: idOf(pictures, seoPicture, missing), noindex },
})
const link: Setter = ({ relatedLinkTitle, relatedLinkUrl }) => ({
  relatedPostsArchiveLink: { title: relatedLinkTitle, url: relatedLinkUrl },
})

/** Setters for fields that do not map to a CMS field of the same name and value. */
const SETTERS: { readonly [Name in FieldName]?: Setter } = {
  databaseId: () => ({}),
  status: () => ({}),
  picture: ({ picture }, { pictures }, missing) => ({ image: idOf(pictures, picture, missing) }),
  categories: ({ categories: names }, { categories }, missing) => ({ categories: idsOf(categories, names, missing) }),
  // Recipes that the same file creates have no id yet; ./write.ts sets them.
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
 * Maps a recipe of a file to the CMS's data.
 * @param fields those that change
 * @returns data for the CMS, and the names in the file that do not exist
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
