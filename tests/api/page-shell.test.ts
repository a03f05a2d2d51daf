import { afterAll, describe, expect, test } from 'vitest'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, edit, makePage, removeMade } from '../support/http/editor'
import { structuredData } from '../support/http/structured-data'

afterAll(removeMade)

const read = async (path: string) => (await sendRequest(path)).text

/** The texts of a page's breadcrumb; null: it has none. */
function crumbsOf(html: string): string[] | null {
  const [, list] = /<nav[^>]*aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  return list === undefined
    ? null
    : [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.replace(/<[^>]+>/g, ''))
}

describe('the breadcrumb', () => {
  test('links from the front page to the current one, and is the same in the structured data', async () => {
    const html = await read('/recipes/ginger-noodle-broth/')
    expect(crumbsOf(html)).toEqual(['Home', 'Recipes', 'Ginger noodle broth'])
    expect(html).toMatch(/<li><a [^>]*href="\/recipes\/?">Recipes<\/a><\/li>/)
    expect(html).toContain('<span aria-current="page">Ginger noodle broth</span>')
    const list = structuredData(html).find((one) => one['@type'] === 'BreadcrumbList')
    expect(list?.itemListElement).toEqual(
      ['Home', 'Recipes', 'Ginger noodle broth'].map((name, index) =>
        expect.objectContaining({ '@type': 'ListItem', position: index + 1, name }),
      ),
    )
    expect(list?.itemListElement).toContainEqual(
      expect.objectContaining({ name: 'Recipes', item: expect.stringMatching(/^https?:.*\/recipes\/$/) }),
    )
  })

  test.each(['/', '/login'])('there is none on %s', async (path) => {
    const html = await read(path)
    expect(html).toContain('<main')
    expect(crumbsOf(html)).toBeNull()
  })

  test('a renamed parent shows at once on the pages below it', async () => {
    const [before, after] = [`Before ${aWord()}`, `After ${aWord()}`]
    const parent = await makePage({ title: before, slug: aWord() })
    const child = await makePage({ title: `Child ${aWord()}`, slug: aWord(), parent: parent.id })
    const path = `/${parent.slug}/${child.slug}/`
    expect(crumbsOf(await read(path))).toContain(before)
    await edit('PATCH', `/pages/${parent.id}`, { title: after, _status: 'published' })
    expect(crumbsOf(await read(path))).toContain(after)
  })
})

describe('the footer', () => {
  const VISITORS = 'Trusted by 5,000+ happy members'
  const MEMBERS = 'Good to have you here. '
  const footerFor = async (audience: 'visitor' | 'free') => {
    const { text } = await sendRequest('/recipes/', { cookie: await cookieFor(audience) })
    return /<footer.*<\/footer>/s.exec(text)?.[0] ?? ''
  }

  test('shows visitors and members the block for them', async () => {
    const [visitors, members] = [await footerFor('visitor'), await footerFor('free')]
    expect([visitors.includes(VISITORS), visitors.includes(MEMBERS)]).toEqual([true, false])
    expect([members.includes(VISITORS), members.includes(MEMBERS)]).toEqual([false, true])
  })
})

test('the home page tells visitors how much there is; for members it opens with today', async () => {
  const counts = />\d+ recipes, \d+ movement guides</
  expect((await sendRequest('/')).text).toMatch(counts)
  const { text } = await sendRequest('/', { cookie: await cookieFor('free') })
  expect(text).not.toMatch(counts)
  expect(text).toMatch(/<h1[^>]*>Your day, in short</)
})
