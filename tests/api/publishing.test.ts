import { afterAll, describe, expect, test } from 'vitest'
import { AUDIENCES, type Audience } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { asEditor, aWord, edit, makePage, makeRecipe, publish, removeMade } from '../support/http/editor'
import { schedule } from '../support/http/schedule'

afterAll(removeMade)

const read = async (path: string, audience: Audience = 'visitor') =>
  sendRequest(path, { cookie: await cookieFor(audience) })
const secretStep = (text: string) => ({ method: [{ title: 'One step', text }] })

/** Polls until a condition holds. @returns how long that took, in milliseconds */
async function until(so: () => Promise<boolean>, limitMs: number): Promise<number> {
  const began = Date.now()
  while (!(await so())) {
    if (Date.now() - began > limitMs) throw new Error(`Not so after ${limitMs} ms`)
  }
  return Date.now() - began
}

describe('a publish shows at once', () => {
  test('a new recipe has a page, a card and an entry in the lists', async () => {
    const title = `New ${aWord()}`
    const path = `/recipes/${title.toLowerCase().replace(' ', '-')}/`
    expect((await read(path)).status).toBe(404)
    await makeRecipe({ title })
    expect((await read(path)).text).toContain(title)
    expect((await read('/api/posts/?postType=recipes')).text).toContain(title)
  })

  test('a changed title shows for every audience, on the page and in the navigation payload', async () => {
    const recipe = await makeRecipe()
    for (const audience of AUDIENCES) await read(recipe.path, audience)
    const title = `Changed ${aWord()}`
    await publish(recipe, { title })
    for (const audience of AUDIENCES) expect((await read(recipe.path, audience)).text).toContain(title)
    const { text } = await sendRequest(recipe.path, { headers: { rsc: '1' } })
    expect(text).toContain(title)
    expect((await read('/api/posts/?postType=recipes')).text).toContain(title)
  })

  test('a browser with the old ETag is sent the new page', async () => {
    const recipe = await makeRecipe()
    const { headers } = await read(recipe.path)
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await sendRequest(recipe.path, { headers: known })).status).toBe(304)
    await publish(recipe, { title: `Changed ${aWord()}` })
    expect((await sendRequest(recipe.path, { headers: known })).status).toBe(200)
  })

  test('an unpublished recipe leaves its page and the lists, and returns when it is published again', async () => {
    const recipe = await makeRecipe()
    expect((await read(recipe.path)).status).toBe(200)
    await edit('PATCH', `/recipes/${recipe.id}`, { _status: 'draft' })
    for (const audience of AUDIENCES) expect((await read(recipe.path, audience)).status).toBe(404)
    expect((await read('/api/posts/?postType=recipes')).text).not.toContain(recipe.slug)
    await publish(recipe)
    expect((await read(recipe.path)).status).toBe(200)
    expect((await read('/api/posts/?postType=recipes')).text).toContain(`"databaseId":${recipe.databaseId},`)
  })

  test('a deleted recipe is gone', async () => {
    const recipe = await makeRecipe()
    expect((await read(recipe.path)).status).toBe(200)
    await edit('DELETE', `/recipes/${recipe.id}`)
    expect((await read(recipe.path)).status).toBe(404)
    expect((await read('/api/posts/?postType=recipes')).text).not.toContain(recipe.slug)
  })

  test('a higher plan hides the body at once from audiences below it', async () => {
    const secret = `Stir the ${aWord()} slowly`
    const recipe = await makeRecipe(secretStep(secret))
    for (const audience of AUDIENCES) expect((await read(recipe.path, audience)).text).toContain(secret)
    await publish(recipe, { requiredPlan: 'standard' })
    for (const [audience, whole] of [
      ['visitor', false],
      ['free', false],
      ['standard', true],
      ['premium', true],
    ] as const) {
      expect([audience, (await read(recipe.path, audience)).text.includes(secret)]).toEqual([audience, whole])
      const payload = await sendRequest(recipe.path, { headers: { rsc: '1' }, cookie: await cookieFor(audience) })
      expect([audience, payload.text.includes(secret)]).toEqual([audience, whole])
    }
    await publish(recipe, { requiredPlan: 'none' })
    expect((await read(recipe.path)).text).toContain(secret)
  })

  test('a changed slug moves the page: the new address responds, the old one redirects there', async () => {
    const recipe = await makeRecipe()
    await read(recipe.path)
    const slug = `moved-${aWord()}`
    await publish(recipe, { slug })
    expect((await read(`/recipes/${slug}/`)).status).toBe(200)
    expect(await read(recipe.path)).toMatchObject({ status: 301, headers: { location: `/recipes/${slug}/` } })
    expect((await read('/api/posts/?postType=recipes')).text).toContain(`"uri":"/recipes/${slug}/"`)
  })

  test('a slug that is taken is rejected, and nothing changes', async () => {
    const [one, other] = [await makeRecipe(), await makeRecipe()]
    const { status } = await asEditor('PATCH', `/recipes/${other.id}`, { slug: one.slug, _status: 'published' })
    expect(status).toBe(400)
    expect((await read(other.path)).status).toBe(200)
  })

  test('a draft changes nothing on the site', async () => {
    const recipe = await makeRecipe()
    const before = await read(recipe.path)
    const title = `Draft ${aWord()}`
    await edit('PATCH', `/recipes/${recipe.id}?draft=true`, {
      title,
      slug: `draft-${aWord()}`,
      requiredPlan: 'premium',
      _status: 'draft',
    })
    for (const audience of AUDIENCES) expect((await read(recipe.path, audience)).text).not.toContain(title)
    expect((await read(recipe.path)).text).toBe(before.text)
    expect((await read('/api/posts/?postType=recipes')).text).not.toContain(title)
  })

  test('a recipe that was never published has no page', async () => {
    const recipe = await makeRecipe({ _status: 'draft' })
    for (const audience of AUDIENCES) expect((await read(recipe.path, audience)).status).toBe(404)
    expect((await read('/api/posts/?postType=recipes')).text).not.toContain(recipe.slug)
  })

  test('a page of blocks shows a change', async () => {
    const title = `Block ${aWord()}`
    const block = { blockType: 'richColumns', title, variant: 'plain', leftHtml: '<p>One</p>' }
    const page = await makePage({ layout: [block] })
    expect((await read(page.path)).text).toContain(title)
    const changed = `Block ${aWord()}`
    await edit('PATCH', `/pages/${page.id}`, { layout: [{ ...block, title: changed }], _status: 'published' })
    expect((await read(page.path)).text).toContain(changed)
  })

  test('a redirect that an editor adds and deletes takes effect', async () => {
    const from = `/old-${aWord()}`
    expect((await read(from)).status).toBe(404)
    const { json } = await edit('POST', '/redirects', { from, to: '/about/' })
    const { headers, status } = await read(from)
    expect([status, headers.location]).toEqual([301, '/about/'])
    await edit('DELETE', `/redirects/${(json as { doc: { id: number } }).doc.id}`)
    expect((await read(from)).status).toBe(404)
  })
})

describe('permission to publish', () => {
  test.each(['visitor', 'free', 'standard', 'premium'] as const)('%s may not publish', async (audience) => {
    const recipe = await makeRecipe()
    const { status } = await sendRequest(`/cms/api/recipes/${recipe.id}`, {
      method: 'PATCH',
      body: { title: 'Mine now' },
      cookie: await cookieFor(audience),
    })
    expect(status).toBe(403)
    expect((await read(recipe.path)).text).not.toContain('Mine now')
  })
})

describe('a scheduled publish', () => {
  /** How long starting the CMS in a separate process takes on a slow machine. */
  const AHEAD_MS = 20_000
  const SOON_MS = 2_000

  test('shows about a second after its time, and not before; a scheduled unpublish too', {
    timeout: 60_000,
  }, async () => {
    const coming = await makeRecipe({ _status: 'draft' })
    const going = await makeRecipe()
    const at = new Date(Date.now() + AHEAD_MS)
    await schedule(at, { publish: coming.id, unpublish: going.id })
    expect(Date.now(), 'scheduled in time').toBeLessThan(at.getTime())
    while (Date.now() < at.getTime() - 200) {
      expect((await read(coming.path)).status).toBe(404)
      expect((await read(going.path)).status).toBe(200)
      await new Promise((next) => setTimeout(next, 100))
    }
    await until(async () => (await read(coming.path)).status === 200, SOON_MS + 200)
    await until(async () => (await read(going.path)).status === 404, SOON_MS)
    expect(Date.now() - at.getTime()).toBeLessThan(SOON_MS)
  })
})
