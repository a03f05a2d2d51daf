import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoMasterclasses } from '../../demo/masterclasses'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, makeItem, makePage, removeMade } from '../support/http/editor'

/** The HTML without the data that the browser's code starts with. */
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', '')

async function read(path: string, cookie?: string): Promise<string> {
  const { text } = await sendRequest(path, { cookie })
  return withoutScripts(text)
}

const SECRET = aWord()
const BOOKING = `https://example.com/${aWord()}`
const paths = { free: '', premium: '', event: '' }

beforeAll(async () => {
  const item = { bodyHtml: `<p>${SECRET}</p>` }
  const free = await makeItem('posts', { ...item, title: `Free ${aWord()}`, requiredPlan: 'free' })
  const premium = await makeItem('posts', { ...item, title: `Premium ${aWord()}`, requiredPlan: 'premium' })
  const event = await makeItem('events', {
    title: `Event ${aWord()}`,
    eventDate: '2036-12-05T18:00:00.000Z',
    bookingUrl: BOOKING,
    price: '$12 at the door',
    requiredPlan: 'premium',
  })
  Object.assign(paths, {
    free: `/ebs-blog/${free.slug}/`,
    premium: `/ebs-blog/${premium.slug}/`,
    event: `/events/${event.slug}/`,
  })
})
afterAll(removeMade)

describe('a lock says what opens it', () => {
  test('a free account, where that is enough; joining leads to its form, and back to the item', async () => {
    const html = await read(paths.free)
    expect(html).toContain('A free account is enough.')
    expect(html).not.toContain('a month')
    expect(html).toContain(`href="/memberships?return=${encodeURIComponent(paths.free)}#join"`)
    expect(html).not.toContain(SECRET)
    expect(await read(paths.free, await cookieOf('free'))).toContain(SECRET)
  })

  test('the plan, how many of its type that opens, and its order page, which leads back', async () => {
    for (const cookie of [undefined, await cookieOf('free')]) {
      const html = await read(paths.premium, cookie)
      expect(html).toMatch(/Opens with Premium, with all \d+ articles\./)
      expect(html).toContain('>For Premium<')
      expect(html).toMatch(/>Premium is \$\d+ a month, billed yearly\.</)
      expect(html).toContain(`href="/product/?product_id=premium&amp;return=${encodeURIComponent(paths.premium)}"`)
      expect(html).toContain('>Choose Premium<')
      expect(html).not.toContain(SECRET)
    }
    const open = await read(paths.premium, await cookieOf('premium'))
    expect(open).toContain(SECRET)
    expect(open).not.toContain('Opens with')
  })

  test('of its type first: an event is not sold by recipes; and no plan by another one', async () => {
    const [, items = ''] = /Premium opens<.*?<ul[^>]*>(.*?)<\/ul>/s.exec(await read(paths.event)) ?? []
    expect(
      items
        .split('<li')
        .slice(1)
        .map((item) => item.replaceAll(/<svg.*?<\/svg>|^[^>]*>|<[^>]+>/gs, '')),
    ).toEqual([
      expect.stringMatching(/^All \d+ events$/),
      expect.not.stringContaining('Everything in'),
      expect.not.stringContaining('Everything in'),
    ])
  })

  test('the first lines, where the editor shows them to everyone', async () => {
    const [first, last] = [aWord(), aWord()]
    const bodyHtml = `<p>${first} ${'and on '.repeat(100)} ${last}</p>`
    const item = { title: `Lines ${aWord()}`, bodyHtml, requiredPlan: 'premium' }
    const shown = await makeItem('posts', { ...item, showFirstLines: true })
    const html = await read(`/ebs-blog/${shown.slug}/`)
    expect([html.includes(`${first} and on`), html.includes(last)]).toEqual([true, false])
    const closed = await makeItem('posts', { ...item, title: `Closed ${aWord()}` })
    expect(await read(`/ebs-blog/${closed.slug}/`)).not.toContain(first)
  })

  test('how much it holds, and the names of its first parts where the editor shows the first lines; one filled button', async () => {
    const html = await read('/recipes/salmon-peas-and-new-potatoes/')
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('9 ingredients, 5 steps, Cook mode')
    const [, inside = ''] = /<section class="item-inside[^>]*>(.*?)<\/section>/s.exec(html) ?? []
    expect(inside.replaceAll(/<[^>]+>/g, '|')).toMatch(
      /Ingredients\|.*Small new potatoes\|.*Olive oil\|.*Salmon\|.*and 6 more/,
    )
    expect(html).not.toContain('Shelled peas')
    // In the header; the notice below has another one that is not filled.
    expect(html.match(/>Choose Premium</g)).toHaveLength(2)
    expect(html.match(/class="[^"]*\bbg-action\b[^"]*"[^>]*>Choose Premium</g)).toHaveLength(1)
    expect(await read(paths.premium)).not.toContain('item-inside')
  })

  test.each([
    ['/recipes/salmon-peas-and-new-potatoes/', 'Salmon, peas and new potatoes'],
    // The only one of its type: something to eat, to do and to rest with.
    ['/podcasts/letters-after-midnight/', 'Letters after midnight'],
  ])('what else the plan opens, in three pictures with their titles: %s', async (path, title) => {
    const [, thumbnails = ''] = /aria-label="It also opens">(.*?)<\/ul>/s.exec(await read(path)) ?? []
    expect(thumbnails.match(/<li>.*?<img .*?<p>[^<]+<\/p><\/li>/gs)).toHaveLength(3)
    expect(thumbnails).not.toContain(title)
  })

  test('an introduction says whose it is, and shows the weeks to those who cannot open it', async () => {
    const path = '/the-ebs-method/6wr/introduction/'
    const locked = await read(path)
    expect(locked).toContain('>Six-Week Reset, 6 weeks<')
    const [, weeks = ''] = /aria-label="Weeks of Six-Week Reset">(.*?)<\/nav>/s.exec(locked) ?? []
    expect(weeks.match(/<article/g)).toHaveLength(6)
    expect(weeks).toMatch(/href="\/the-ebs-method\/6wr\/week-1\/"[^>]*>Breakfast, sitting down</)
    expect(await read(path, await cookieOf('free'))).not.toContain('aria-label="Weeks of Six-Week Reset"')
  })

  test('a locked week says before its notice what it begins with', async () => {
    const html = (await read('/the-ebs-method/6wr/week-1/')).replaceAll(/<[^>]+>/g, '|')
    const [opening = ''] = html.split('|Week by week|')
    expect(opening).toMatch(
      /Week 1 in short\|+Day one: apple Bircher.*The rest of this content is reserved for members/s,
    )
    expect(opening.match(/\|Day one: apple Bircher/g)).toHaveLength(1)
  })

  test('a page of blocks too: the beginning of its first text and its headings, where the editor shows them', async () => {
    const [first, last] = [aWord(), aWord()]
    const layout = [
      { blockType: 'richContent', bodyHtml: `<h2>Eat ${last}</h2><p>${first} begins.</p><h2>Burn</h2><h2>Sleep</h2>` },
      { blockType: 'richContent', bodyHtml: `<p>${'and on '.repeat(100)} Then ${last}.</p>` },
    ]
    const page = { title: `Page ${aWord()}`, layout, requiredPlan: 'premium' }
    const shown = await makePage({ ...page, showFirstLines: true })
    const html = await read(shown.path)
    expect(html).toMatch(new RegExp(`<section class="item-inside.*Inside.*Eat ${last}.*Burn.*Sleep.*</section>`, 's'))
    expect(html).toContain(`${first} begins.`)
    expect(html).not.toContain(`Then ${last}`)
    const closed = await makePage({ ...page, title: `Closed ${aWord()}` })
    const { text } = await sendRequest(closed.path)
    expect(text).toContain('Opens with Premium')
    expect(text).not.toMatch(new RegExp(`${first}|${last}|min read|item-inside`))
  })

  test('a locked event says when it is and what it costs, then what opens it; it offers no place, an open one does', async () => {
    const locked = await read(paths.event)
    expect(locked).toMatch(/December 05, 2036<.*\$12 at the door.*>Opens with Premium/s)
    expect(locked).not.toMatch(/Book a place/)
    expect(await read(paths.event, await cookieOf('premium'))).toContain('Book a place')
  })
})

test('a class without a video says on which day it comes, also to those who cannot open it', async () => {
  const item = await makeItem('masterclasses', {
    title: `Class ${aWord()}`,
    comesOn: '2036-12-05T12:00:00.000Z',
    requiredPlan: 'premium',
  })
  for (const plan of ['free', 'premium'] as const) {
    expect(await read(`/masterclasses/${item.slug}/`, await cookieOf(plan))).toContain('>Coming up December 05<')
  }
})

describe('the sign-in page of an area for members', () => {
  test.each([
    ['/masterclasses', 'Masterclasses'],
    ['/member/this-week/', 'Your week'],
    ['/dashboard', 'Your dashboard'],
  ])('from %s it says what the area is, with the ways to join and to sign in', async (path, title) => {
    const { headers } = await sendRequest(path)
    const html = await read(String(headers.location))
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toMatch(/A free account (is enough|opens \d+ of \d+)/)
    expect(html).toContain('Join for free')
    expect(html).toContain('name="password"')
    expect(html).not.toContain('Welcome back')
  })

  test.each(['/member/', '/dashboard'])(
    'from %s it shows what an account opens, in three pictures and in numbers',
    async (path) => {
      const html = await read(`/login?return=${path}`)
      const [, thumbnails = ''] = /aria-label="What is inside">(.*?)<\/ul>/s.exec(html) ?? []
      expect(thumbnails.match(/<img /g)).toHaveLength(3)
      expect(html).toMatch(
        /A free account is enough\. It opens \d+ recipes, \d+ movement guides, and \d+ guided meditations\./,
      )
    },
  )

  test('from the community, which all can read, it says what an account adds, with the latest topics', async () => {
    const html = await read('/login?return=/community')
    expect(html).toContain('>The community</h1>')
    const [, topics = ''] = /aria-label="Latest topics">(.*?)<\/ul>/s.exec(html) ?? []
    expect(topics.match(/href="\/community\/[\w-]+\/[\w-]+\/"/g)).toHaveLength(3)
    expect(html).toContain('All can read it; members ask, answer and follow.')
    expect(html).toContain('A free account is enough.')
    expect(html).toContain('Join for free')
    expect(html).not.toContain('Welcome back')
  })

  test('from any other page it welcomes members back, also after an area was asked for', async () => {
    await read('/login?return=/masterclasses')
    expect(await read('/login?return=/recipes/')).toContain('>Welcome back</h1>')
    expect(await read('/login')).toContain('>Welcome back</h1>')
    const area = await read('/login?return=/masterclasses')
    expect(area).toContain('>Masterclasses</h1>')
    expect(area).not.toContain('Latest topics')
  })

  test('of the masterclasses it shows all of them, and for whom each is', async () => {
    const html = await read('/login?return=/masterclasses')
    const classes = html.slice(html.indexOf('>All the classes<'), html.indexOf('</main>'))
    const cards = [...classes.matchAll(/<h3[^>]*>.*?href="(\/masterclasses\/[\w-]+\/)"/g)].map(([, href]) => href)
    for (const { slug } of demoMasterclasses) expect(cards).toContain(`/masterclasses/${slug}/`)
    const shown = (badge: string) => classes.split(`>${badge}<`).length - 1
    const needing = (...plans: string[]) => demoMasterclasses.filter(({ requiredPlan }) => plans.includes(requiredPlan))
    expect(shown('With a free account')).toBeGreaterThanOrEqual(needing('none', 'free').length)
    expect(shown('For Premium')).toBeGreaterThanOrEqual(needing('premium').length)
  })

  test('its own address is not public', async () => {
    expect((await sendRequest('/~login/masterclasses')).status).toBe(404)
  })
})
