import { expect, test } from 'vitest'
import { localPageUri } from './local-link'

const ORIGIN = 'https://ebs.example'

test.each([
  ['/', '/'],
  ['/recipes', '/recipes/'],
  ['/recipes/?diet=vegan#soups', '/recipes/'],
  ['https://EBS.example/recipes/', '/recipes/'],
])('%s leads to the page %s', (link, uri) => {
  expect(localPageUri(link, ORIGIN)).toBe(uri)
})

test.each([
  'https://other.example/recipes/',
  '//other.example/',
  '#join',
  'mailto:hello@ebs.example',
  '/login',
  '/account/#plan',
  '/community/kitchen/',
  '/cms/api/media/file/map.webp',
  '/podcasts/feed.xml',
  'item:12',
  '',
])('%s leads to no page that could be missing', (link) => {
  expect(localPageUri(link, ORIGIN)).toBeNull()
})
