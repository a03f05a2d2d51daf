// Also on PostgreSQL: rows of members go with their enrollment, and a program that is followed is kept.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { aMember, aPublishedRecipe } from '../support/data/members'
import { anItem, aProgramme, aTask, aWeek, placeOf, stepIds } from '../support/data/programmes'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

let cms: TestCms
let payload: Payload
let me: typeof import('@/features/programmes/me.server')
let starting: typeof import('@/features/programmes/start.server')
let stepping: typeof import('@/features/programmes/steps.server')
let accounts: typeof import('@/features/accounts/export-data.server')
let editor: Viewer
let manager: Viewer
let administrator: Viewer
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  me = await import('@/features/programmes/me.server')
  starting = await import('@/features/programmes/start.server')
  stepping = await import('@/features/programmes/steps.server')
  accounts = await import('@/features/accounts/export-data.server')
  editor = await aStaffMember('editor')
  manager = await aStaffMember('manager')
  administrator = await aStaffMember('administrator')
})
afterAll(() => cms.stop())

async function aStaffMember(role: 'editor' | 'manager' | 'administrator'): Promise<Viewer> {
  const { email, id } = await anAccount(payload, role, { role, plan: 'free' })
  return { name: role, id, token: await signInAs(payload, email) }
}

let made = 0
const aSlug = () => `thing-${++made}`
const titles = async (place: Parameters<typeof me.programmeProgress>[0]) => {
  const { weeks } = await me.programmeProgress(place)
  return weeks.flatMap((week) =>
    'days' in week ? week.days.flatMap(({ steps }) => steps.map(({ title }) => title)) : [],
  )
}

/** A program of one open day with a task, a recipe and a recipe for premium members. */
async function aMixedProgramme() {
  const slug = `program-${++made}`
  const open = await aPublishedRecipe(payload, aSlug())
  const premium = await aPublishedRecipe(payload, aSlug(), { requiredPlan: 'premium' })
  const steps = [aTask('Rest'), anItem('recipes', open.id), anItem('recipes', premium.id)]
  const programme = await aProgramme(payload, slug, { drip: false, weeks: [aWeek([steps])] })
  const { id, viewer } = await aMember(payload, `member-${made}`)
  return { slug, open, premium, programme, member: id, viewer, place: placeOf(viewer, slug) }
}

const problemsBody = z.object({ problems: z.array(z.record(z.string(), z.unknown())) })
const problemsOf = async (id: number) =>
  problemsBody.parse((await rest(editor, 'get', `programmes/${id}/step-problems`)).json).problems

describe('a step whose item members cannot read', () => {
  test('is left out for those below its plan, and the editor is told', async () => {
    const { place, premium, programme } = await aMixedProgramme()
    const recipe = await payload.findByID({ collection: 'recipes', id: premium.id })
    expect(await titles(place)).toHaveLength(2)
    const paying = await aMember(payload, `paying-${made}`, 'premium')
    expect(await titles(placeOf(paying.viewer, place.slug))).toContain(recipe.title)
    expect(await problemsOf(programme.id)).toEqual([
      expect.objectContaining({
        week: 1,
        day: 1,
        step: 3,
        title: recipe.title,
        problem: expect.stringContaining('higher plan'),
      }),
    ])
    const [, , third] = stepIds(programme)
    await starting.startProgramme(place, { mode: 'calendar' })
    const marked = stepping.markStep(place, { step: third ?? '', done: true })
    await expect(marked).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is left out when it is unpublished or deleted, and comes back', async () => {
    const { open, place, premium, programme } = await aMixedProgramme()
    await payload.update({ collection: 'recipes', id: open.id, data: { _status: 'draft' } })
    expect(await titles(place)).toEqual(['Rest'])
    expect((await problemsOf(programme.id)).map(({ problem, step }) => ({ problem, step }))).toEqual([
      { step: 2, problem: 'This item is not published.' },
      { step: 3, problem: expect.stringContaining('higher plan') },
    ])
    await payload.update({ collection: 'recipes', id: open.id, data: { _status: 'published' } })
    expect(await titles(place)).toHaveLength(2)
    await payload.delete({ collection: 'recipes', id: open.id })
    await payload.delete({ collection: 'recipes', id: premium.id })
    expect(await titles(place)).toEqual(['Rest'])
    expect((await problemsOf(programme.id)).map(({ problem }) => problem)).toEqual(
      Array(2).fill('No item is chosen, or it was deleted.'),
    )
    const saved = await payload.update({
      collection: 'programmes',
      id: programme.id,
      data: { title: 'Still saved', _status: 'published' },
    })
    expect(saved.title).toBe('Still saved')
  })
})

describe('an editor', () => {
  test('can reorder steps: they keep their ids, and members what they have done', async () => {
    const { place, programme } = await aMixedProgramme()
    await starting.startProgramme(place, { mode: 'calendar' })
    const [task] = stepIds(programme)
    await stepping.markStep(place, { step: task ?? '', done: true })
    const [week] = programme.weeks ?? []
    const [day] = week?.days ?? []
    const steps = [...(day?.steps ?? [])].reverse()
    const changed = await payload.update({
      collection: 'programmes',
      id: programme.id,
      data: { weeks: [{ ...week, opening: 'start', days: [{ steps: [] }, { ...day, steps }] }], _status: 'published' },
      depth: 0,
    })
    expect(stepIds(changed)).toEqual(stepIds(programme).reverse())
    const progress = await me.programmeProgress(place)
    expect(progress.rounds).toMatchObject([{ done: 1 }])
    expect(progress.weeks[0]).toMatchObject({
      days: [{ day: 1 }, { day: 2, steps: [{ done: false }, { id: task, done: true }] }],
    })
  })

  test('changes nothing for members with a draft', async () => {
    const { place, programme } = await aMixedProgramme()
    await payload.update({ collection: 'programmes', id: programme.id, data: { weeks: [] }, draft: true })
    expect(await titles(place)).toHaveLength(2)
    await payload.update({ collection: 'programmes', id: programme.id, data: { _status: 'draft' } })
    await expect(me.programmeProgress(place)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('must give a task its words, and a week its date', async () => {
    const create = (weeks: Parameters<typeof aProgramme>[2]) => aProgramme(payload, aSlug(), weeks)
    await expect(create({ weeks: [aWeek([[{ kind: 'task', title: ' ' }]])] })).rejects.toThrow(/title/i)
    await expect(create({ weeks: [aWeek([[aTask('Rest')]], { opening: 'date' })] })).rejects.toThrow(/date/i)
    expect(await create({ weeks: [aWeek([[aTask('Rest')]], { opening: 'date', opensOn: '2026-12-01' })] })).toBeTruthy()
  })

  test('cannot delete a program that members have started', async () => {
    const { place, programme } = await aMixedProgramme()
    await starting.startProgramme(place, { mode: 'calendar' })
    const path = `programmes/${programme.id}`
    const trashed = { deletedAt: new Date().toISOString() }
    expect(await rest(editor, 'patch', path, trashed)).toMatchObject({ status: 409 })
    const unused = await aProgramme(payload, aSlug())
    expect(await rest(editor, 'patch', `programmes/${unused.id}`, trashed)).toMatchObject({ status: 200 })
  })
})

describe('an enrollment', () => {
  async function anEnrollment() {
    const mixed = await aMixedProgramme()
    await starting.startProgramme(mixed.place, { mode: 'calendar' })
    const [task] = stepIds(mixed.programme)
    await stepping.markStep(mixed.place, { step: task ?? '', done: true })
    const { docs } = await payload.find({
      collection: 'enrolments',
      where: { member: { equals: mixed.member } },
      depth: 0,
    })
    return { ...mixed, id: docs[0]?.id ?? 0 }
  }
  const rowsOf = async (member: number) => {
    const where = { member: { equals: member } }
    const counts = await Promise.all([
      payload.count({ collection: 'enrolments', where }),
      payload.count({ collection: 'doneSteps', where }),
    ])
    return counts.map(({ totalDocs }) => totalDocs)
  }

  test('is changed by managers in its opened weeks only, and deleted by administrators', async () => {
    const { id, member } = await anEnrollment()
    const path = `enrolments/${id}`
    const body = { openedWeeks: [1], startedOn: '2020-01-01', mode: 'pace', round: 7 }
    expect(await rest(editor, 'patch', path, body)).toMatchObject({ status: 403 })
    expect(await rest(manager, 'patch', path, body)).toMatchObject({ status: 200 })
    const changed = await payload.findByID({ collection: 'enrolments', id, depth: 0 })
    expect(changed).toMatchObject({ openedWeeks: [1], mode: 'calendar', round: 1 })
    expect(changed.startedOn).not.toBe('2020-01-01')
    expect(await rest(manager, 'patch', path, { openedWeeks: [2] })).toMatchObject({ status: 400 })
    const read = await rest(manager, 'get', path)
    expect(read).toMatchObject({ status: 200 })
    expect(changed.calendarToken).toHaveLength(43)
    expect(JSON.stringify(read.json)).not.toContain(changed.calendarToken)
    expect(await rest(manager, 'delete', path)).toMatchObject({ status: 403 })
    expect(await rowsOf(member)).toEqual([1, 1])
    expect(await rest(administrator, 'delete', path)).toMatchObject({ status: 200 })
    expect(await rowsOf(member)).toEqual([0, 0])
  })

  test('goes with its member, and is in the copy of their data without secrets', async () => {
    const { member, programme, viewer } = await anEnrollment()
    const copy = await accounts.exportData(viewer)
    expect(copy).toMatchObject({
      enrolments: [{ programme: programme.id, round: 1, mode: 'calendar' }],
      doneSteps: [{ how: 'hand' }],
      programmes: { [programme.id]: programme.title },
    })
    expect(JSON.stringify(copy)).not.toMatch(/calendarToken|keptOpen/)
    expect(await rowsOf(member)).toEqual([1, 1])
    await payload.delete({ collection: 'users', id: member })
    expect(await rowsOf(member)).toEqual([0, 0])
  })
})
