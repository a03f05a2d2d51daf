import { beforeAll, describe, expect, test } from 'vitest'
import { aPost } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'

const world = setUpCatalogue()
const HOUR_MS = 3_600_000

let queries: typeof import('@/catalogue/queries.server')
let over: typeof import('@/catalogue/past-events.server')
beforeAll(async () => {
  // Imported here because they load the CMS, which reads the environment.
  queries = await import('@/catalogue/queries.server')
  over = await import('@/catalogue/past-events.server')
})

const START_MS = Date.now()
const inHours = (hours: number) => new Date(START_MS + hours * HOUR_MS)

/** Publishes an event that starts in this many hours. */
function anEvent(slug: string, startsInHours: number, endsInHours?: number) {
  const eventDate = inHours(startsInHours).toISOString()
  const eventEnd = endsInHours === undefined ? null : inHours(endsInHours).toISOString()
  const data = { title: slug, slug, eventDate, eventEnd, requiredPlan: 'none', _status: 'published' } as const
  return world.payload.create({ collection: 'events', data })
}

const slugs = async (query: Partial<Parameters<typeof queries.listRows>[0]> = {}) =>
  (await queries.listRows({ postTypes: ['events'], first: 10, ...query })).map(({ slug }) => slug)

describe('lists of events', () => {
  test('start with the next event, and end with past ones, page by page', async () => {
    await anEvent('last-month', -700)
    await anEvent('next-month', 700)
    await anEvent('yesterday', -24)
    await anEvent('this-week', -24, 72)
    await anEvent('tonight', 6)
    const inOrder = ['this-week', 'tonight', 'next-month', 'yesterday', 'last-month']
    expect(await slugs()).toEqual(inOrder)
    expect(await slugs({ first: 2, page: 2 })).toEqual(inOrder.slice(2, 4))
  })

  test('with items of other types are sorted by date of publication, as all lists are', async () => {
    await world.payload.create({ collection: 'posts', data: aPost() })
    await anEvent('next-month', 700)
    await anEvent('tonight', 6)
    expect(await slugs({ postTypes: ['events', 'posts'] })).toEqual(['tonight', 'next-month', 'an-article'])
  })

  test('are queried again when an event has ended, and only then', async () => {
    await anEvent('long-ago', -700)
    await anEvent('now', -1, 0.5)
    await anEvent('tonight', 6)
    world.expire.mockClear()
    await over.expirePastEvents(inHours(-1), inHours(0.4))
    expect(world.expired()).toEqual([])
    await over.expirePastEvents(inHours(0.4), inHours(0.6))
    expect(world.expired()).toEqual(['type:events'])
    await over.expirePastEvents(inHours(0.6), inHours(1))
    expect(world.expired()).toEqual(['type:events'])
  })
})

describe('the end of an event', () => {
  test.each([[-24], [0]])('is after its start: %d hours after it is rejected at its field', async (hours) => {
    const refused = await anEvent(`ends-${hours}`, 24, 24 + hours).catch(({ data }) => data.errors)
    expect(refused).toEqual([
      expect.objectContaining({ path: 'eventEnd', message: 'The end must be after the beginning.' }),
    ])
  })

  test('is checked also when only the start changes', async () => {
    const { id } = await anEvent('moved', 24, 26)
    const data = { eventDate: inHours(48).toISOString() }
    await expect(world.payload.update({ collection: 'events', id, data })).rejects.toThrow('Event End')
  })
})

describe('the time zone of an event’s place', () => {
  const aWalkIn = (timeZone: string) => {
    const eventDate = inHours(24).toISOString()
    return { title: 'A walk', slug: 'a-walk', eventDate, timeZone, requiredPlan: 'none' } as const
  }
  const publish = (timeZone: string) =>
    world.payload.create({ collection: 'events', data: { ...aWalkIn(timeZone), _status: 'published' } })

  test('is in the row of lists and calendars, which is like before without one', async () => {
    await publish('Europe/London')
    await anEvent('online', 25)
    const [inLondon, online] = await queries.listRows({ postTypes: ['events'], first: 2 })
    expect(inLondon && queries.eventTimesOf(inLondon).timeZone).toBe('Europe/London')
    expect(online?.extras).toEqual({ eventEnd: null, location: null })
  })

  test('is rejected at its field when there is none of this name, once it is to be published', async () => {
    const refused = await publish('London').catch(({ data }) => data.errors)
    expect(refused).toEqual([
      expect.objectContaining({
        path: 'timeZone',
        message: 'There is no time zone “London”. Choose one from the list, such as Europe/London.',
      }),
    ])
    const draft = await world.payload.create({ collection: 'events', data: aWalkIn('London'), draft: true })
    expect(draft.timeZone).toBe('London')
  })
})
