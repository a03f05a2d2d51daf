// Also on PostgreSQL: one note for each user and recipe, written in one statement.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let calls: typeof import('@/features/recipe-notes/recipe-notes.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  calls = await import('@/features/recipe-notes/recipe-notes.server')
})
afterAll(() => cms.stop())

const count = async (member: number) =>
  (await payload.count({ collection: 'recipeNotes', where: { member: { equals: member } } })).totalDocs

describe('a member’s private note on a recipe', () => {
  test('is written, read, changed and deleted', async () => {
    const { id, viewer } = await aMember(payload, 'ana')
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'soup')
    expect(await calls.noteOf(viewer, { recipeId })).toEqual({ note: '' })
    await calls.saveNote(viewer, { recipeId, note: 'Less salt.' })
    await calls.saveNote(viewer, { recipeId, note: 'No salt "at all"; \n<b>really</b>' })
    expect(await calls.noteOf(viewer, { recipeId })).toEqual({ note: 'No salt "at all"; \n<b>really</b>' })
    expect(await count(id)).toBe(1)
    await calls.saveNote(viewer, { recipeId, note: '' })
    expect(await calls.noteOf(viewer, { recipeId })).toEqual({ note: '' })
    expect(await count(id)).toBe(0)
  })

  test('is not visible to other members', async () => {
    const [one, two] = [await aMember(payload, 'one'), await aMember(payload, 'two')]
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'shared')
    await calls.saveNote(one.viewer, { recipeId, note: 'Mine.' })
    expect(await calls.noteOf(two.viewer, { recipeId })).toEqual({ note: '' })
    await calls.saveNote(two.viewer, { recipeId, note: '' })
    expect(await calls.noteOf(one.viewer, { recipeId })).toEqual({ note: 'Mine.' })
  })

  test('of twenty at once one row with one of them remains', async () => {
    const { id, viewer } = await aMember(payload, 'hasty')
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'contested')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => calls.saveNote(viewer, { recipeId, note: `Note ${index}` })),
    )
    expect(await count(id)).toBe(1)
    expect((await calls.noteOf(viewer, { recipeId })).note).toMatch(/^Note \d+$/)
  })

  test('is rejected for a locked or unknown recipe; an existing one can be deleted', async () => {
    const { viewer } = await aMember(payload, 'refused')
    const { databaseId: recipeId, id } = await aPublishedRecipe(payload, 'once-open')
    await calls.saveNote(viewer, { recipeId, note: 'Good.' })
    await payload.update({ collection: 'recipes', id, data: { requiredPlan: 'premium', _status: 'published' } })
    await expect(calls.saveNote(viewer, { recipeId, note: 'Better.' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(calls.saveNote(viewer, { recipeId: 987_654, note: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await calls.saveNote(viewer, { recipeId, note: '' })).toEqual({ note: '' })
  })

  test('a visitor has none', async () => {
    await expect(calls.noteOf(VISITOR, { recipeId: 1 })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('has two thousand characters at most, without surrounding spaces', () => {
    const read = (note: unknown) => calls.noteBody.safeParse({ recipeId: 1, note })
    expect(read(` ${'x'.repeat(2_000)} `)).toMatchObject({ success: true, data: { note: 'x'.repeat(2_000) } })
    expect(read('x'.repeat(2_001)).success).toBe(false)
    expect(read(1).success).toBe(false)
  })
})
