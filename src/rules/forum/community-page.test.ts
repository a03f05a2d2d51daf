import { describe, expect, test } from 'vitest'
import {
  boardSlugProblem,
  communityHref,
  communityPageAt,
  communityPageOf,
  communityPagePath,
  isCommunityUri,
} from './community-page'

const LIST = { board: null, topic: null, page: 1, sort: 'latest' } as const

describe('the address of a page of the community', () => {
  test.each([
    ['/community', '', LIST],
    ['/community', '?page=1&sort=latest&_rsc=abc', LIST],
    ['/community', '?sort=unknown', LIST],
    ['/community', '?q=olives&page=3&sort=top', LIST],
    ['/community', '?q=+&page=3', { ...LIST, page: 3 }],
    ['/community/kitchen', '?sort=top&page=2', { ...LIST, board: 'kitchen', sort: 'top', page: 2 }],
    ['/community/kitchen/olives', '?page=12&sort=top', { ...LIST, board: 'kitchen', topic: 'olives', page: 12 }],
    ['/community', '?page=0', null],
    ['/community', '?page=-1', null],
    ['/community', '?page=two', null],
    ['/community', '?page=99999999', null],
    ['/community/p/12', '', undefined],
    ['/community/guidelines', '', undefined],
    ['/community/new', '?board=kitchen', undefined],
    ['/community/kitchen/olives/more', '', undefined],
    ['/community-garden', '', undefined],
    ['/recipes', '?page=2', undefined],
  ])('%s%s', (path, query, expected) => {
    expect(communityPageOf(path, query)).toEqual(expected)
  })

  test.each([
    [{ ...LIST }, '/~community/latest/1', '/community/'],
    [{ ...LIST, sort: 'new', page: 2 }, '/~community/new/2', '/community/?sort=new&page=2'],
    [
      { ...LIST, board: 'kitchen', topic: 'olives', page: 3 },
      '/~community/latest/3/kitchen/olives',
      '/community/kitchen/olives/?page=3',
    ],
  ] as const)('%j is rendered at %s and linked as %s', (page, internal, href) => {
    expect(communityPagePath(page)).toBe(internal)
    expect(communityPageAt(internal)).toEqual(page)
    expect(communityHref(page)).toBe(href)
  })

  test.each([
    ['/community/', true],
    ['/community/kitchen/', true],
    ['/community/kitchen/olives/', true],
    ['/community/guidelines/', false],
    ['/community/guidelines/pictures/', false],
    ['/community-garden/', false],
    ['/recipes/', false],
  ])('a document at %s would be hidden: %s', (uri, expected) => {
    expect(isCommunityUri(uri)).toBe(expected)
  })

  test.each(['guidelines', 'moderation', 'new', 'p'])('no board can be called %s', (slug) => {
    expect(boardSlugProblem(slug)).toBe(`The address /community/${slug}/ is reserved for the site itself.`)
    expect(boardSlugProblem(`${slug}s`)).toBeNull()
  })

  test.each(['/community', '/~community/best/1', '/~community/latest/0', '/~product/free'])(
    '%s is no internal path',
    (path) => {
      expect(communityPageAt(path)).toBeNull()
    },
  )
})
