import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../app-error'
import { readPostBody, withPictures } from './post-body'
import { aBody, bodyOf, linkTo, paragraph, words } from './testing/bodies'

const isSafeUrl = (url: string) => /^(https?:\/\/|\/)/.test(url)
const read = (body: ReturnType<typeof bodyOf>) => readPostBody(body, isSafeUrl)
const picture = (alt: string) => ({ type: 'picture', picture: 7, alt })
const list = (...texts: string[]) => ({
  type: 'list',
  listType: 'bullet',
  children: texts.map((text) => ({ type: 'listitem', children: [words(text)] })),
})
const nested = (levels: number): ReturnType<typeof paragraph> =>
  levels === 0 ? words('deep') : { type: 'quote', children: [paragraph(words('x')), listOf(nested(levels - 1))] }
const listOf = (child: ReturnType<typeof paragraph>) => ({
  type: 'list',
  listType: 'bullet',
  children: [{ type: 'listitem', children: [child] }],
})

describe('the body of a post', () => {
  test('keeps the nodes of the editor, and its text line by line', () => {
    const body = bodyOf(
      paragraph(words('Hello '), words('@Ana', 1), { type: 'linebreak' }, linkTo('/recipes/soup/', 'the soup')),
      { type: 'quote', children: [words('Quoted')] },
      list('One', 'Two'),
      picture(' A soup '),
    )
    const { text, links, mentions, pictures } = read(body)
    expect({ text, links, mentions, pictures }).toEqual({
      text: 'Hello @Ana\nthe soup\nQuoted\nOne\nTwo',
      links: 1,
      mentions: ['ana'],
      pictures: [7],
    })
  })

  test('stores nothing that is not named, and leaves stored bodies as they are', () => {
    const body = bodyOf(paragraph({ ...words('a'), style: 'x', onclick: 'y' }, linkTo('https://example.com/')))
    const stored = read({ ...body, version: 9 } as typeof body).body
    expect(JSON.stringify(stored)).not.toMatch(/style|onclick|9/)
    expect(readPostBody(stored, isSafeUrl).body).toEqual(stored)
  })

  test('has no invisible characters, and joiners where writing needs them', () => {
    expect(read(aBody('so\u00adup\u202e \u{1f468}\u200d\u{1f373}')).text).toBe('soup \u{1f468}\u200d\u{1f373}')
  })

  test('counts addresses that are only written out, and a link once', () => {
    const address = 'https://example.com/'
    expect(read(aBody(`${address} and www.example.com`)).links).toBe(2)
    expect(read(bodyOf(paragraph(linkTo(address, address)))).links).toBe(1)
  })

  test.each([
    ['an unknown node', bodyOf({ type: 'iframe' }), 'unprocessable'],
    ['a heading', bodyOf({ type: 'heading', tag: 'h1', children: [words('x')] }), 'unprocessable'],
    ['a name of every object', bodyOf({ type: 'constructor' }), 'unprocessable'],
    ['text outside a block', bodyOf(words('x')), 'unprocessable'],
    ['a link in a link', bodyOf(paragraph({ ...linkTo('/a/'), children: [linkTo('/b/')] })), 'unprocessable'],
    ['a script as a link', bodyOf(paragraph(linkTo('javascript:alert(1)'))), 'unprocessable'],
    ['a link without an address', bodyOf(paragraph({ type: 'link', children: [words('x')] })), 'unprocessable'],
    ['an unknown format', bodyOf(paragraph(words('x', 8))), 'unprocessable'],
    ['a picture without words', bodyOf(picture('  ')), 'unprocessable'],
    ['eleven pictures', bodyOf(...Array.from({ length: 11 }, () => picture('x'))), 'unprocessable'],
    ['deep nesting', bodyOf(nested(8)), 'unprocessable'],
    ['many nodes', bodyOf(...Array.from({ length: 2_001 }, () => paragraph())), 'unprocessable'],
    ['a long text', aBody('x'.repeat(20_001)), 'unprocessable'],
    ['a megabyte', aBody('x'.repeat(1_048_576)), 'unprocessable'],
    ['5,000 mentions', aBody(Array.from({ length: 5_000 }, (_, n) => `@m${n}`).join(' ')), 'unprocessable'],
    ['21 mentions', aBody(Array.from({ length: 21 }, (_, n) => `@member${n}`).join(' ')), 'unprocessable'],
    ['nothing', bodyOf(), 'bad_request'],
    ['blanks', aBody(' \n '), 'bad_request'],
    ['invisible characters', aBody('\u200b\u2060\ufeff'), 'bad_request'],
  ])('%s is refused', (_, body, code) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ code }))
  })

  test('the largest allowed sizes pass', () => {
    expect(read(aBody('x'.repeat(20_000))).text).toHaveLength(20_000)
    expect(read(aBody(Array.from({ length: 20 }, (_, n) => `@member${n}`).join(' '))).mentions).toHaveLength(20)
  })

  test('never ends in anything but a body or a refusal, and what it gives is a body again', () => {
    const names = fc.constantFrom('paragraph', 'text', 'quote', 'list', 'listitem', 'link', 'linebreak', 'picture', 'x')
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.jsonValue(),
        fc.record(
          {
            type: names,
            text: fc.string(),
            url: fc.constantFrom('/a/', 'javascript:1'),
            listType: fc.constant('bullet'),
            children: fc.array(tie('tree')),
          },
          { requiredKeys: ['type'] },
        ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(tree), (children) => {
        try {
          const { body } = readPostBody({ root: { children } }, isSafeUrl)
          expect(readPostBody(body, isSafeUrl).body).toEqual(body)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
        }
      }),
    )
  })
})

test('a picture gets its file, and one that does not exist is refused', () => {
  const { body } = read(bodyOf(picture('A soup')))
  const file = { id: 7, file: 'a.webp', width: 2, height: 1 }
  expect(withPictures(body, new Map([[7, file]])).root.children).toEqual([
    { type: 'picture', version: 1, picture: 7, alt: 'A soup', file: 'a.webp', width: 2, height: 1 },
  ])
  expect(() => withPictures(body, new Map())).toThrow(expect.objectContaining({ code: 'unprocessable' }))
})
