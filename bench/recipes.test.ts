import { expect, test } from 'vitest'
import { generatedRecipe } from './recipes'

const NEWEST = Date.UTC(2026, 0, 1)
const many = Array.from({ length: 2_000 }, (_, index) => generatedRecipe(index, NEWEST))

test('bench: the same number gives the same recipe', () => {
  expect(generatedRecipe(7, NEWEST)).toEqual(many[7])
})

test('bench: every recipe has its own slug', () => {
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length)
})

test('bench: slugs are valid', () => {
  for (const { slug } of many) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+){1,20}$/)
})

test('bench: plans are mixed, seven in ten recipes are public', () => {
  const open = many.filter(({ requiredPlan }) => requiredPlan === 'none').length / many.length
  expect(open).toBeGreaterThan(0.65)
  expect(open).toBeLessThan(0.75)
  expect(new Set(many.map(({ requiredPlan }) => requiredPlan)).size).toBe(4)
})

test('bench: each is an hour older than the one before', () => {
  expect(many[1]?.publishedAt).toBe('2025-12-31T23:00:00.000Z')
})
