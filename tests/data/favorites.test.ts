// Also on PostgreSQL: one row for each favorite, however many clicks come at once.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let calls: typeof import('@/features/favorites/favorites.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  calls = await import('@/features/favorites/favorites.server')
})
afterAll(() => cms.stop())

type Member = { id: number; viewer: Viewer }
const toggle = ({ id, viewer }: Member, postId: number) => calls.toggleFavorite(viewer, { postId, userId: id })
const titles = async ({ viewer }: Member) => (await calls.favoritePosts(viewer)).posts.map(({ title }) => title)
const rows = async ({ id }: Member) =>
  (await payload.find({ collection: 'favourites', where: { member: { equals: id } }, depth: 0 })).docs

describe('favorites', () => {
  test('a click adds one, another removes it; the response has all, the latest first', async () => {
    const ana = await aMember(payload, 'ana')
    const soup = await aPublishedRecipe(payload, 'soup')
    const stew = await aPublishedRecipe(payload, 'stew')
    expect(await toggle(ana, soup.databaseId)).toEqual({ favorite: true, newFavorites: [soup.databaseId] })
    expect(await toggle(ana, stew.databaseId)).toEqual({
      favorite: true,
      newFavorites: [stew.databaseId, soup.databaseId],
    })
    expect(await toggle(ana, soup.databaseId)).toEqual({ favorite: false, newFavorites: [stew.databaseId] })
    expect(await titles(ana)).toEqual(['stew'])
  })

  test('a card in the list is the same as elsewhere, locked ones with their teaser', async () => {
    const ben = await aMember(payload, 'ben')
    const cake = await aPublishedRecipe(payload, 'cake', { requiredPlan: 'premium', summary: 'A teaser.' })
    await toggle(ben, cake.databaseId)
    const { posts } = await calls.favoritePosts(ben.viewer)
    expect(posts).toMatchObject([
      { databaseId: cake.databaseId, uri: '/recipes/cake/', excerpt: 'A teaser.', isRestrictedForMember: true },
    ])
  })

  test('each member has their own', async () => {
    const [cleo, dora] = [await aMember(payload, 'cleo'), await aMember(payload, 'dora')]
    const { databaseId } = await aPublishedRecipe(payload, 'own')
    await toggle(cleo, databaseId)
    expect([await titles(cleo), await titles(dora)]).toEqual([['own'], []])
  })

  test.each([200, 199])('%i toggles at once end in the right state, in one row', async (times) => {
    const elif = await aMember(payload, `elif${times}`)
    const { databaseId } = await aPublishedRecipe(payload, `contested-${times}`)
    const responses = await Promise.all(Array.from({ length: times }, () => toggle(elif, databaseId)))
    expect(responses.filter(({ favorite }) => favorite)).toHaveLength(Math.ceil(times / 2))
    expect(await rows(elif)).toMatchObject([{ kept: times % 2 === 1 }])
    expect(await titles(elif)).toHaveLength(times % 2)
  })

  test('an unpublished item is not in the list; its favorite can be removed, and not added', async () => {
    const finn = await aMember(payload, 'finn')
    const { databaseId, id } = await aPublishedRecipe(payload, 'gone')
    await toggle(finn, databaseId)
    await payload.update({ collection: 'recipes', id, data: { _status: 'draft' } })
    expect(await titles(finn)).toEqual([])
    expect(await toggle(finn, databaseId)).toEqual({ favorite: false, newFavorites: [] })
    await expect(toggle(finn, databaseId)).rejects.toMatchObject({ code: 'not_found' })
    await payload.update({ collection: 'recipes', id, data: { _status: 'published' } })
    expect(await toggle(finn, databaseId)).toMatchObject({ favorite: true })
  })

  test('an unknown item is rejected, and leaves no row', async () => {
    const gil = await aMember(payload, 'gil')
    await expect(toggle(gil, 987_654)).rejects.toMatchObject({ code: 'not_found' })
    expect(await rows(gil)).toEqual([])
  })

  test('a userId other than the session’s is rejected', async () => {
    const [hana, ines] = [await aMember(payload, 'hana'), await aMember(payload, 'ines')]
    const { databaseId } = await aPublishedRecipe(payload, 'theirs')
    const theft = calls.toggleFavorite(hana.viewer, { postId: databaseId, userId: ines.id })
    await expect(theft).rejects.toMatchObject({ code: 'forbidden' })
    expect([await rows(hana), await rows(ines)]).toEqual([[], []])
  })

  test('a visitor has none', async () => {
    await expect(calls.favoritePosts(VISITOR)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('are deleted with their member', async () => {
    const jon = await aMember(payload, 'jon')
    const { databaseId } = await aPublishedRecipe(payload, 'left-behind')
    await toggle(jon, databaseId)
    await payload.delete({ collection: 'users', id: jon.id })
    expect(await rows(jon)).toEqual([])
  })
})
