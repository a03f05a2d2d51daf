import { expect, test } from 'vitest'
import { commentedItems } from './community/comments'
import { demoMembers } from './community/members'
import { demoRatings } from './ratings'
import { demoRecipes } from './recipes'

const starsOf = (slug: string) => demoRatings.filter(({ recipe }) => recipe === slug).map(({ stars }) => stars)

test('most recipes are rated, between 4.2 and 4.9, each by a member once', () => {
  const rated = demoRecipes.map(({ slug }) => starsOf(slug)).filter(({ length }) => length > 0)
  expect(rated.length).toBeGreaterThan(demoRecipes.length * 0.75)
  const averages = rated.map((stars) => stars.reduce((sum, one) => sum + one, 0) / stars.length)
  expect(Math.min(...averages)).toBeGreaterThanOrEqual(4.2)
  expect(Math.max(...averages)).toBeLessThanOrEqual(4.9)
  expect(new Set(demoRatings.map(({ by, recipe }) => `${by} ${recipe}`)).size).toBe(demoRatings.length)
})

test('by members whose plan opens the recipe, and not where comments have stars', () => {
  const planOf = new Map(demoMembers.map(({ plan, username }) => [username, plan]))
  const premium = demoRecipes.filter(({ requiredPlan }) => requiredPlan === 'premium').map(({ slug }) => slug)
  const below = demoRatings.filter(({ by, recipe }) => premium.includes(recipe) && planOf.get(by) !== 'premium')
  expect(below).toEqual([])
  expect(commentedItems.flatMap(({ slug }) => starsOf(slug))).toEqual([])
  const slugs = new Set(demoRecipes.map(({ slug }) => slug))
  expect(demoRatings.filter(({ recipe }) => !slugs.has(recipe))).toEqual([])
})
