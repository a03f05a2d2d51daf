import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCES, type Audience, isRestrictedFor } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, type MadeRecipe, makeRecipe, removeMade } from '../support/http/editor'

/** One unique text for each field that requires the plan. */
const SECRETS = {
  group: aWord(),
  ingredient: aWord(),
  note: aWord(),
  link: `/${aWord()}/`,
  stepTitle: aWord(),
  step: aWord(),
  tipTitle: aWord(),
  tip: aWord(),
}
/** Nutrients that no card shows, as unique numbers. */
const NUTRIENTS = { nutritionFat: 713.25, nutritionCarbohydrate: 714.25, nutritionFiber: 715.25, nutritionSalt: 716.25 }
const TEASER = { title: `Teaser ${aWord()}`, summary: `Summary ${aWord()}` }

const FORMS: [string, Record<string, string>][] = [
  ['its HTML', {}],
  ['its navigation payload', { rsc: '1' }],
  ['its prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
]
const PLANS = ['free', 'standard', 'premium'] as const
const made = new Map<string, MadeRecipe>()

beforeAll(async () => {
  for (const requiredPlan of PLANS) {
    made.set(
      requiredPlan,
      await makeRecipe({
        ...TEASER,
        ...NUTRIENTS,
        slug: aWord(),
        requiredPlan,
        allergens: ['gluten'],
        diets: ['vegan'],
        servings: 3,
        ingredientGroups: [
          {
            title: SECRETS.group,
            ingredients: [
              { quantity: '90517', unit: 'g', name: SECRETS.ingredient, note: SECRETS.note, link: SECRETS.link },
            ],
          },
        ],
        method: [{ title: SECRETS.stepTitle, text: SECRETS.step, timer: 61 }],
        tips: [{ title: SECRETS.tipTitle, text: SECRETS.tip }],
      }),
    )
  }
})
afterAll(removeMade)

const hidden = [...Object.values(SECRETS), ...Object.values(NUTRIENTS).map(String), '90517']

/** The page of the recipe that requires a plan, as an audience gets it. */
async function page(plan: (typeof PLANS)[number], audience: Audience, headers: Record<string, string> = {}) {
  const { path } = made.get(plan) as MadeRecipe
  return (await sendRequest(path, { headers, cookie: await cookieFor(audience) })).text
}

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Recipe')

const pairs = PLANS.flatMap((plan) => AUDIENCES.map((audience) => ({ plan, audience })))
const locked = pairs.filter(({ audience, plan }) => isRestrictedFor(audience, plan))
const open = pairs.filter(({ audience, plan }) => !isRestrictedFor(audience, plan))

describe.each(locked)('a locked recipe that requires $plan, for $audience', ({ audience, plan }) => {
  test.each(FORMS)('%s contains none of its ingredients, method or nutrition', async (_form, headers) => {
    const text = await page(plan, audience, headers)
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
  })

  test('the page has picture, title, summary, times, allergens, and the prompt to join', async () => {
    const text = await page(plan, audience)
    for (const shown of [
      TEASER.title,
      TEASER.summary,
      'Ready in',
      'Contains gluten',
      'Vegan',
      { free: 'Join for free', standard: 'Choose Standard', premium: 'Choose Premium' }[plan],
      'The rest of this content is reserved for members',
    ]) {
      expect([shown, text.includes(shown)]).toEqual([shown, true])
    }
    expect(text).toContain('</svg>Share</button>')
    expect(text).not.toContain('</svg>Print</button>')
  })

  test('its structured data are the teaser, marked as not free', async () => {
    const data = jsonLdOf(await page(plan, audience))
    expect(data).toMatchObject({
      name: TEASER.title,
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.members-only' },
    })
    for (const key of ['recipeIngredient', 'recipeInstructions', 'nutrition']) expect(data).not.toHaveProperty(key)
  })
})

describe.each(open)('a recipe that requires $plan, for $audience', ({ audience, plan }) => {
  test('is complete, on its page and in its structured data', async () => {
    const text = await page(plan, audience)
    expect(Object.values(SECRETS).filter((secret) => !text.includes(secret))).toEqual([])
    expect(text).not.toContain('The rest of this content is reserved for members')
    expect(text).toContain('</svg>Print</button>')
    expect(jsonLdOf(text)).toMatchObject({
      isAccessibleForFree: false,
      recipeIngredient: [`90517 g ${SECRETS.ingredient}, ${SECRETS.note}`],
      recipeInstructions: [{ '@type': 'HowToStep', name: SECRETS.stepTitle, text: SECRETS.step }],
      nutrition: { fatContent: '713.25 g' },
    })
  })
})
