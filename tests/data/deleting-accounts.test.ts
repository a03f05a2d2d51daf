// Also on PostgreSQL: rows are deleted with their account in one transaction.
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER_COLLECTIONS, USER_COLLECTIONS } from '@/rules/member-collections'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe } from '../support/data/members'
import { PASSWORD } from '../support/data/users'

let cms: TestCms
let payload: Payload
let deleting: typeof import('@/features/accounts/delete-account.server')
let avatars: typeof import('@/features/profile/avatar.server')
let ratings: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  deleting = await import('@/features/accounts/delete-account.server')
  avatars = await import('@/features/profile/avatar.server')
  ratings = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

const DAY_MS = 86_400_000
const aPicture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const wants = (id: number, at: Date) =>
  payload.db.updateOne({ collection: 'users', id, data: { deletionAt: at.toISOString() }, returning: false })
const exists = async (id: number) =>
  (await payload.count({ collection: 'users', where: { id: { equals: id } } })).totalDocs === 1
const rowsOf = async (member: number) => {
  const where = { member: { equals: member } }
  const counts = await Promise.all([
    payload.count({ collection: 'ratings', where }),
    payload.count({ collection: 'viewings', where }),
    payload.count({ collection: 'avatars', where }),
  ])
  return counts.map(({ totalDocs }) => totalDocs)
}

describe('an account that its owner has asked to delete', () => {
  test('is deleted with all its rows after the waiting period, and not before', async () => {
    const { id, viewer } = await aMember(payload, 'leaver')
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'left-behind')
    await ratings.rate(viewer, { recipeId, rating: 5 })
    await payload.create({ collection: 'viewings', data: { member: id, item: recipeId, day: '2026-11-02' } })
    const { email } = await payload.findByID({ collection: 'users', id })
    await payload.create({ collection: 'subscribers', data: { email, consentAt: new Date().toISOString() } })
    await wants(id, inDays(14))
    expect(await deleting.deleteDueAccounts(inDays(13))).toBe(0)
    expect([await exists(id), await rowsOf(id)]).toEqual([true, [1, 1, 0]])
    expect(await deleting.deleteDueAccounts(inDays(15))).toBe(1)
    expect([await exists(id), await rowsOf(id)]).toEqual([false, [0, 0, 0]])
    expect(await ratings.ratingSummary(recipeId)).toEqual({ average: null, count: 0 })
    const left = await payload.count({ collection: 'subscribers', where: { email: { equals: email } } })
    expect(left.totalDocs).toBe(0)
  })

  test('is deleted with the forms that its owner sent', async () => {
    const { id } = await aMember(payload, 'writer')
    const form = await payload.create({ collection: 'forms', data: { title: 'For a test', fields: [] } })
    const { id: sent } = await payload.create({
      collection: 'form-submissions',
      data: {
        done: false,
        form: form.id,
        member: id,
        submissionData: [{ field: 'name', label: 'Name', value: 'Wilma' }],
      },
    })
    const data = await aPicture()
    await payload.create({
      collection: 'formFiles',
      data: { originalName: 'plate.png', label: 'Plate', submission: sent },
      file: { data, mimetype: 'image/png', name: 'a-plate.png', size: data.byteLength },
    })
    await wants(id, inDays(-1))
    expect(await deleting.deleteDueAccounts(new Date())).toBe(1)
    const submissions = await payload.count({ collection: 'form-submissions', where: { id: { equals: sent } } })
    const files = await payload.count({ collection: 'formFiles', where: { submission: { equals: sent } } })
    expect([await exists(id), submissions.totalDocs, files.totalDocs]).toEqual([false, 0, 0])
  })

  test('is not charged again: its membership is canceled, and resumed when the account is kept', async () => {
    const { id, viewer } = await aMember(payload, 'payer')
    const { id: subscription } = await payload.create({
      collection: 'subscriptions',
      data: {
        user: id,
        plan: 'premium',
        source: 'offline',
        interval: 'annual',
        amount: 26_400,
        currency: 'USD',
        status: 'active',
        startedAt: inDays(-1).toISOString(),
        paidUntil: inDays(300).toISOString(),
        billingDay: 1,
      },
    })
    const cancelsAt = async () => (await payload.findByID({ collection: 'subscriptions', id: subscription })).cancelsAt
    await deleting.deleteAccount(viewer, { password: PASSWORD }, '10.9.9.9')
    expect(await cancelsAt()).toEqual(expect.any(String))
    await deleting.cancelDeletion(viewer)
    expect(await cancelsAt()).toBeNull()
    // A cancellation of their own stays.
    const changing = await import('@/features/memberships/change.server')
    await changing.cancelMembership(viewer, {})
    await deleting.deleteAccount(viewer, { password: PASSWORD }, '10.9.9.9')
    await deleting.cancelDeletion(viewer)
    expect(await cancelsAt()).toEqual(expect.any(String))
  })

  test('includes every collection whose rows have a member', () => {
    const withMember = payload.config.collections.filter(({ flattenedFields }) =>
      flattenedFields.some(({ name }) => name === 'member'),
    )
    expect(withMember.map(({ slug }) => slug).sort()).toEqual([...MEMBER_COLLECTIONS].sort())
    // The ledger keeps its lines, without the person. Payload's own rows have a user too.
    const ownRows = payload.config.collections.filter(
      ({ flattenedFields, slug }) =>
        !slug.startsWith('payload-') && flattenedFields.some(({ name }) => name === 'user'),
    )
    expect(ownRows.map(({ slug }) => slug).sort()).toEqual(['membership-events', ...USER_COLLECTIONS].sort())
  })

  test('stays when its owner keeps it, and when the owner has become staff', async () => {
    const keeper = await aMember(payload, 'keeper')
    await wants(keeper.id, inDays(1))
    expect(await deleting.cancelDeletion(keeper.viewer)).toMatchObject({ user: { deletionAt: null } })
    const promoted = await aMember(payload, 'promoted')
    await wants(promoted.id, inDays(1))
    await payload.update({ collection: 'users', id: promoted.id, data: { role: 'editor' } })
    expect(await deleting.deleteDueAccounts(inDays(2))).toBe(0)
    expect([await exists(keeper.id), await exists(promoted.id)]).toEqual([true, true])
  })

  test('is deleted by one of two simultaneous runs', async () => {
    const { id } = await aMember(payload, 'twice')
    await wants(id, inDays(-1))
    const counts = await Promise.all([1, 2, 3].map(() => deleting.deleteDueAccounts(new Date())))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
})

describe('a member’s avatar', () => {
  test('two uploads at once leave one', async () => {
    const { id, viewer } = await aMember(payload, 'pictured')
    const picture = await aPicture()
    await Promise.all([1, 2, 3].map(() => avatars.setAvatar(viewer, picture)))
    expect(await rowsOf(id)).toEqual([0, 0, 1])
    expect(await avatars.removeAvatar(viewer)).toMatchObject({ user: { avatar: null } })
    expect(await rowsOf(id)).toEqual([0, 0, 0])
  })
})
