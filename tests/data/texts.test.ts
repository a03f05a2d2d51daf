import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPost, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

const world = setUpCatalogue()
let api: typeof import('@/cms/client/local-api.server')
let authored: typeof import('@/catalogue/authored.server')
let editor: Viewer

beforeAll(async () => {
  // Imported here because they load the CMS, which reads the environment.
  api = await import('@/cms/client/local-api.server')
  authored = await import('@/catalogue/authored.server')
  const { email, id } = await anAccount(world.payload, 'ida', { role: 'editor', plan: 'free' })
  editor = { name: 'editor', id, token: await signInAs(world.payload, email) }
})

let count = 0

async function aFile() {
  const background = { r: 10, g: 240, b: ++count }
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp()
    .toBuffer()
  return { data, mimetype: 'image/webp', name: 'pot.webp', size: data.byteLength }
}

const aPicture = async () =>
  (await world.payload.create({ collection: 'media', data: { alt: 'A pot' }, file: await aFile() })).id

let ids = 0
const id = () => (++ids).toString(16).padStart(24, '0')
const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: id(), blockName: '', blockType, ...fields },
})
const bodyOf = (...children: { type: string; version: number }[]) => ({
  root: { type: 'root', children, direction: null, format: '' as const, indent: 0, version: 1 },
})
const anArticle = (body: ReturnType<typeof bodyOf>) =>
  world.payload.create({ collection: 'posts', data: aPost({ body, slug: `text-${++count}`, title: `Text ${count}` }) })

/** The text of an article as its page gets it. */
async function shownText(articleId: number): Promise<string> {
  const doc = await api.readAs('visitor').document('posts', articleId)
  const [html = ''] = await authored.authoredHtml({ richText: doc?.body, html: null })
  return html
}

describe('pictures in a text', () => {
  test('have their files, in the text and in a gallery, and keep their places when they are replaced', async () => {
    const { payload } = world
    const [first, second] = [await aPicture(), await aPicture()]
    const upload = { type: 'upload', relationTo: 'media', value: first, version: 3, format: '', id: id(), fields: null }
    const { id: article } = await anArticle(
      bodyOf(upload, block('gallery', { pictures: [{ id: id(), image: second, caption: 'Mine' }] })),
    )
    const before = await shownText(article)
    expect(before.match(/<img src="\/cms\/api\/media\/file\/pot-[0-9a-f]{12}\.webp" alt="A pot"/g)).toHaveLength(2)
    await payload.update({ collection: 'media', id: second, data: { alt: 'A pan' }, file: await aFile() })
    const { url } = await payload.findByID({ collection: 'media', id: second })
    expect(before).not.toContain(url)
    expect(await shownText(article)).toContain(`<figure><img src="${url}" alt="A pan"`)
  })
})

describe('a button and a card in a text', () => {
  test('follow their item to a new address, and are absent while it is not published', async () => {
    const { payload } = world
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'broth', title: 'Broth' }) })
    const url = `item:${recipe.databaseId}`
    const buttons = block('buttons', { buttons: [{ id: id(), title: 'Cook it', url, target: '_self', look: 'plain' }] })
    const { id: article } = await anArticle(bodyOf(buttons, block('cards', { items: [{ id: id(), url }] })))
    const { slug } = await payload.update({ collection: 'recipes', id: recipe.id, data: { slug: 'stock' } })
    const html = await shownText(article)
    expect(html).toContain(`<a href="/recipes/${slug}/" data-format="plain">Cook it</a>`)
    expect(html).toContain(`<li><a href="/recipes/${slug}/">Broth</a></li>`)
    await payload.update({ collection: 'recipes', id: recipe.id, data: { _status: 'draft' } })
    expect(await shownText(article)).toBe('')
    // The editor sees why.
    const { json } = await rest(editor, 'post', 'links/check', { links: [url] })
    expect(json).toMatchObject({ states: [{ problem: '“Broth” is not published.' }] })
  })

  test.each([
    ['free', true],
    ['premium', false],
  ] as const)('the card has its lock for %s: %s', async (audience, locked) => {
    const data = aRecipe({ slug: `secret-${++count}`, title: 'Secret soup', requiredPlan: 'premium' })
    const { slug } = await world.payload.create({ collection: 'recipes', data })
    const { cardsOf } = await import('@/catalogue/cards.server')
    const { rowsByUris } = await import('@/catalogue/queries.server')
    const [card] = await cardsOf(await rowsByUris([`/recipes/${slug}/`]), audience)
    expect([card?.title, card?.isRestrictedForMember]).toEqual(['Secret soup', locked])
  })

  test('a typed button is led past a redirect, and then follows its item', async () => {
    const { payload } = world
    const target = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old-pot' }) })
    const buttons = block('buttons', { buttons: [{ id: id(), title: 'Go', url: '/recipes/old-pot/#method' }] })
    const article = await anArticle(bodyOf(buttons))
    await payload.update({ collection: 'recipes', id: target.id, data: { slug: 'new-pot' } })
    expect((await rest(editor, 'post', 'links/mend', { uris: ['/recipes/old-pot/'] })).json).toEqual({ mended: 1 })
    const { body } = await payload.findByID({ collection: 'posts', id: article.id, depth: 0 })
    expect(JSON.stringify(body)).toContain(`"url":"item:${target.databaseId}#method"`)
  })

  test.each([
    ['a card without an item', block('cards', { items: [{ url: '/recipes/' }] }), 'Choose something from the list.'],
    ['a video of no known source', block('video', { title: 'x', source: 'a film' }), 'Paste the address of a video'],
    ['a gallery without pictures', block('gallery', { pictures: [] }), 'at least 1 Rows'],
  ])('%s is refused', async (_name, node, message) => {
    await expect(anArticle(bodyOf(node))).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(message) })]),
      },
    })
  })
})

describe('pictures that nothing uses', () => {
  const unused = async () => {
    const { json } = await rest(editor, 'get', 'media?where[unused][equals]=true&limit=500&depth=0')
    return (json as { docs: { id: number }[] }).docs.map((doc) => doc.id)
  }

  test('are listed: not those of blocks, texts, links and drafts', async () => {
    const { payload } = world
    const [free, inGallery, linked, inDraft, inHtml] = await Promise.all([1, 2, 3, 4, 5].map(aPicture))
    const { filename } = await payload.findByID({ collection: 'media', id: inHtml ?? 0 })
    await anArticle(bodyOf(block('gallery', { pictures: [{ id: id(), image: inGallery }] })))
    await anArticle(bodyOf(block('buttons', { buttons: [{ id: id(), title: 'See', url: `file:${linked}` }] })))
    await payload.create({
      collection: 'posts',
      data: aPost({ slug: `html-${++count}`, bodyHtml: `<img src="/cms/api/media/file/${filename}" alt="">` }),
    })
    const { id: article } = await anArticle(bodyOf())
    await payload.update({
      collection: 'posts',
      id: article,
      draft: true,
      data: { image: inDraft, _status: 'draft' },
    })
    const found = await unused()
    expect(found).toContain(free)
    for (const used of [inGallery, linked, inDraft, inHtml]) expect(found).not.toContain(used)
  })

  test('a picture of a gallery or behind a button is not deleted by mistake', async () => {
    const [inGallery, linked] = [await aPicture(), await aPicture()]
    await anArticle(bodyOf(block('gallery', { pictures: [{ id: id(), image: inGallery }] })))
    await anArticle(bodyOf(block('buttons', { buttons: [{ id: id(), title: 'See', url: `file:${linked}` }] })))
    for (const picture of [inGallery, linked]) {
      const { status } = await rest(editor, 'patch', `media/${picture}`, { deletedAt: new Date().toISOString() })
      expect(status).toBe(409)
    }
  })

  test('folders are listed by name with their counts, for staff', async () => {
    const { payload } = world
    const pictures = [await aPicture(), await aPicture()]
    for (const picture of pictures)
      await payload.update({ collection: 'media', id: picture, data: { folder: ' Soups / Green ' } })
    expect((await rest(editor, 'get', 'media/folders')).json).toEqual({ folders: [{ name: 'Soups/Green', count: 2 }] })
    const visitor: Viewer = { name: 'visitor', id: null, token: null }
    expect((await rest(visitor, 'get', 'media/folders')).status).toBe(403)
  })
})
