import { expect, test } from 'vitest'
import { appearanceOf } from './appearance-of'

const SITE = { siteName: 'Calm', fallbackPicture: 9, now: new Date('2026-03-01'), uri: '/recipes/soup/' }
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const membersOnly = {
  type: 'block',
  fields: { blockType: 'membersOnly', body: { root: { children: [paragraph('Secret.')] } } },
}
const body = { root: { children: [membersOnly, paragraph('Soak the lentils.'), paragraph('Stir.')] } }

test('what is written for search engines wins, then the title, summary and picture of the item', () => {
  const item = { title: 'Soup', summary: 'Warm.', image: 4, requiredPlan: 'none' }
  expect(appearanceOf({ ...item, seo: { title: 'Lentil soup', description: 'All of it.', image: 5 } }, SITE)).toEqual({
    searchTitle: 'Lentil soup · Calm',
    shareTitle: 'Lentil soup',
    description: 'All of it.',
    pictures: [5, 4, 9],
  })
  expect(appearanceOf({ ...item, seo: { title: ' ', image: null } }, SITE)).toEqual({
    searchTitle: 'Soup · Calm',
    shareTitle: 'Soup',
    description: 'Warm.',
    pictures: [4, 9],
  })
})

test('a form whose list of blocks is empty has the picture of the settings', () => {
  expect(appearanceOf({ title: 'Soup', layout: 0 }, SITE).pictures).toEqual([9])
})

test('without a summary the text begins the description, but not what members alone may read', () => {
  const item = { title: 'Soup', body }
  expect(appearanceOf({ ...item, requiredPlan: 'none' }, SITE).description).toBe('Soak the lentils. Stir.')
  expect(appearanceOf({ ...item, requiredPlan: 'premium' }, SITE).description).toBe('')
})

test('what is too long for a search result is cut as search engines cut it', () => {
  const { description, searchTitle } = appearanceOf({ title: 'Soup '.repeat(20), summary: 'Warm '.repeat(50) }, SITE)
  expect(searchTitle).toMatch(/^Soup .*…$/)
  expect(searchTitle.length).toBeLessThanOrEqual(66)
  expect(description.length).toBeLessThanOrEqual(166)
})
