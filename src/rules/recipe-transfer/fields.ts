import { REQUIRED_PLANS } from '@/rules/audience'
import { ALLERGENS, DIETS, DIFFICULTIES, RECIPE_SEASONS } from '@/rules/recipe-terms'
import type { RecipeNumber } from '@/rules/recipes/number-problems'
import type { TransferGroup, TransferStep, TransferTip } from './recipe'

export type FieldKind =
  | { kind: 'line'; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'number' }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'several'; of: readonly string[] }
  /** Slugs of other documents. */
  | { kind: 'names' }
  | { kind: 'date' }
  | { kind: 'yesNo' }
  | { kind: 'ingredients' }
  | { kind: 'steps' }
  | { kind: 'tips' }

const number = { kind: 'number' } as const
const line = (max: number) => ({ kind: 'line', max }) as const

/**
 * The fields of an export and import, in the order of the columns. Pictures are identified by their file name,
 * categories and recipes by their slug. `status` is exported but ignored at import, which always makes drafts.
 */
export const FIELDS = {
  databaseId: number,
  slug: line(100),
  title: line(200),
  status: line(20),
  summary: { kind: 'text', max: 500 },
  picture: line(300),
  categories: { kind: 'names' },
  difficulty: { kind: 'choice', of: DIFFICULTIES },
  season: { kind: 'choice', of: RECIPE_SEASONS },
  servings: number,
  prepTime: number,
  cookTime: number,
  totalTime: number,
  ingredientGroups: { kind: 'ingredients' },
  method: { kind: 'steps' },
  nutritionKcal: number,
  nutritionProtein: number,
  nutritionSugars: number,
  nutritionCarbohydrate: number,
  nutritionFat: number,
  nutritionSaturatedFat: number,
  nutritionFiber: number,
  nutritionSalt: number,
  allergens: { kind: 'several', of: ALLERGENS },
  diets: { kind: 'several', of: DIETS },
  tips: { kind: 'tips' },
  relatedRecipes: { kind: 'names' },
  relatedPostsTitle: line(120),
  relatedPostsSubtitle: line(200),
  relatedLinkTitle: line(120),
  relatedLinkUrl: line(2_000),
  requiredPlan: { kind: 'choice', of: REQUIRED_PLANS },
  publishedAt: { kind: 'date' },
  seoTitle: line(70),
  seoDescription: { kind: 'text', max: 200 },
  seoPicture: line(300),
  noindex: { kind: 'yesNo' },
} as const satisfies Record<string, FieldKind> & Record<RecipeNumber, FieldKind>

export type FieldName = keyof typeof FIELDS

type ValueOf<K extends FieldKind> = K extends { kind: 'line' | 'text' | 'choice' }
  ? string
  : K extends { kind: 'number' }
    ? number | null
    : K extends { kind: 'several' | 'names' }
      ? string[]
      : K extends { kind: 'date' }
        ? string | null
        : K extends { kind: 'yesNo' }
          ? boolean
          : K extends { kind: 'ingredients' }
            ? TransferGroup[]
            : K extends { kind: 'steps' }
              ? TransferStep[]
              : TransferTip[]

/** A whole recipe in an export or import. An empty text is '', a missing number or date null. */
export type TransferRecipe = { [Name in FieldName]: ValueOf<(typeof FIELDS)[Name]> }

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)
