import type { Recipe } from '@/payload-types'
import type { TransferRecipe } from '@/rules/recipe-transfer/fields'
import { normalizeRecipe } from '@/rules/recipe-transfer/parse-value'
import { relationId } from '@/rules/relation-id'
import type { Lookups, Names, Relation } from './names'

const nameIn = (names: Names, relation: Relation): string => names.nameOf.get(relationId(relation) ?? -1) ?? ''
const namesIn = (names: Names, relations: readonly Relation[] | null | undefined): string[] =>
  (relations ?? []).map((relation) => nameIn(names, relation)).filter(Boolean)

/** Maps a CMS recipe, relations as ids, to the transfer format. Any field of a draft may be missing. */
export function toTransferRecipe(doc: Partial<Recipe>, { categories, pictures, recipes }: Lookups): TransferRecipe {
  return normalizeRecipe({
    databaseId: doc.databaseId ?? null,
    slug: doc.slug ?? '',
    title: doc.title ?? '',
    status: doc._status ?? 'draft',
    summary: doc.summary ?? '',
    picture: nameIn(pictures, doc.image),
    categories: namesIn(categories, doc.categories),
    difficulty: doc.difficulty ?? 'Easy',
    season: doc.season ?? 'Any',
    servings: doc.servings ?? null,
    prepTime: doc.prepTime ?? null,
    cookTime: doc.cookTime ?? null,
    totalTime: doc.totalTime ?? null,
    ingredientGroups: (doc.ingredientGroups ?? []).map(({ ingredients, title }) => ({
      title: title ?? '',
      ingredients: (ingredients ?? []).map(({ link, name, note, quantity, scales, unit }) => ({
        quantity: quantity ?? '',
        unit: unit ?? '',
        name: name ?? '',
        note: note ?? '',
        link: link ?? '',
        scales: scales ?? true,
      })),
    })),
    method: (doc.method ?? []).map(({ picture, text, timer, title }) => ({
      title: title ?? '',
      text: text ?? '',
      timer: timer ?? null,
      picture: nameIn(pictures, picture),
    })),
    nutritionKcal: doc.nutritionKcal ?? null,
    nutritionProtein: doc.nutritionProtein ?? null,
    nutritionSugars: doc.nutritionSugars ?? null,
    nutritionCarbohydrate: doc.nutritionCarbohydrate ?? null,
    nutritionFat: doc.nutritionFat ?? null,
    nutritionSaturatedFat: doc.nutritionSaturatedFat ?? null,
    nutritionFiber: doc.nutritionFiber ?? null,
    nutritionSalt: doc.nutritionSalt ?? null,
    allergens: doc.allergens ?? [],
    diets: doc.diets ?? [],
    tips: (doc.tips ?? []).map(({ text, title }) => ({ title: title ?? '', text: text ?? '' })),
    relatedRecipes: namesIn(recipes, doc.relatedRecipes),
    relatedPostsTitle: doc.relatedPostsTitle ?? '',
    relatedPostsSubtitle: doc.relatedPostsSubtitle ?? '',
    relatedLinkTitle: doc.relatedPostsArchiveLink?.title ?? '',
    relatedLinkUrl: doc.relatedPostsArchiveLink?.url ?? '',
    requiredPlan: doc.requiredPlan ?? 'none',
    publishedAt: doc.publishedAt ?? null,
    seoTitle: doc.seo?.title ?? '',
    seoDescription: doc.seo?.description ?? '',
    seoPicture: nameIn(pictures, doc.seo?.image),
    noindex: doc.seo?.noindex ?? false,
  })
}
