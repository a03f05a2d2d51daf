import fc from 'fast-check'
import { createEditor } from 'lexical'
import { describe, expect, test } from 'vitest'
import { type PostNode, readPostBody } from '@/rules/forum/post-body'
import { bodyOf, linkTo, paragraph, words } from '@/rules/forum/testing/bodies'
import { block, bodyOfBlocks, type EditorBody, lineBreak, linkPart, listPart, textPart } from './editor-body'
import { EDITOR_NODES } from './editor-config'
import { fromLexical } from './from-lexical'
import { toLexical } from './to-lexical'

const ORIGIN = 'https://eatburnsleep.example'
const isSafeUrl = (url: string) => /^(https?:\/\/|\/|mailto:)/.test(url)

/** A body as it comes out of the editor that shows it. */
function throughEditor(body: EditorBody): EditorBody | null {
  const editor = createEditor({
    nodes: EDITOR_NODES,
    onError: (error) => {
      throw error
    },
  })
  editor.setEditorState(editor.parseEditorState(toLexical(body)))
  return fromLexical(editor.getEditorState().toJSON(), ORIGIN)
}

const text = fc
  .tuple(fc.stringMatching(/^[a-z@. ]{0,8}[a-z]$/), fc.integer({ min: 0, max: 3 }))
  .map(([own, format]) => textPart(own, format))
const url = fc.constantFrom('/recipes/soup/', 'https://example.com/', 'mailto:ana@example.com')
const inline = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: text },
    fc.constant(lineBreak()),
    fc.tuple(url, text).map(([to, own]) => linkPart(to, [own])),
  ),
  { maxLength: 4 },
)
const picture = fc.constant<PostNode>({
  type: 'picture',
  version: 1,
  picture: 7,
  alt: 'A soup',
  file: 'abc.webp',
  width: 4,
  height: 3,
})
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 1 })
const listWith = (inner: fc.Arbitrary<PostNode[]>) =>
  fc
    .tuple(
      fc.constantFrom('bullet' as const, 'number' as const),
      fc.array(
        fc
          .tuple(inline, optional(inline), inner)
          .map(([own, lines, lists]) =>
            block('listitem', [...own, ...lines.map((line) => block('paragraph', line)), ...lists]),
          ),
        { minLength: 1, maxLength: 2 },
      ),
    )
    .map(([type, items]) => listPart(type, items))
const list = listWith(optional(listWith(optional(listWith(fc.constant([]))))))
/** Everything that a post can have, also where the editor would have it in another form. */
const anyBlock = fc.oneof(
  fc.tuple(inline, optional(picture)).map(([own, more]) => block('paragraph', [...own, ...more])),
  picture,
  fc.tuple(inline, optional(list)).map(([own, lists]) => block('quote', [...own, ...lists])),
  list,
)
const anyBody = fc.array(anyBlock, { minLength: 1, maxLength: 4 }).map(bodyOfBlocks)

const readOrNull = (body: EditorBody) => {
  try {
    return readPostBody(body, isSafeUrl)
  } catch {
    return null
  }
}
const wordsOf = (body: EditorBody) => (readOrNull(body)?.text ?? '').replace(/\s+/g, '')

describe('the editor and the body of a post', () => {
  test('what comes out of the editor can be posted, and says the same', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        fc.pre(readOrNull(body) !== null)
        const emitted = throughEditor(body)
        expect(emitted && readPostBody(emitted, isSafeUrl).pictures).toEqual(readOrNull(body)?.pictures)
        expect(emitted && wordsOf(emitted)).toBe(wordsOf(body))
      }),
    )
  })

  test('a stored body of the editor is the same after it was read into the editor', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        fc.pre(readOrNull(body) !== null)
        const emitted = throughEditor(body) ?? bodyOfBlocks([])
        expect(throughEditor(emitted)).toEqual(emitted)
        const stored = readPostBody(emitted, isSafeUrl).body
        expect(readPostBody(throughEditor(stored) ?? bodyOfBlocks([]), isSafeUrl).body).toEqual(stored)
      }),
    )
  })

  test('a typical post is stored word for word', () => {
    const body = bodyOfBlocks([
      block('paragraph', [
        textPart('Hello '),
        textPart('@ana', 1),
        lineBreak(),
        linkPart('/recipes/soup/', [textPart('the soup', 2)]),
      ]),
      block('quote', [textPart('Quoted')]),
      listPart('number', [block('listitem', [textPart('One')]), block('listitem', [textPart('Two')])], 3),
      { type: 'picture', version: 1, picture: 7, alt: 'A soup', file: 'abc.webp', width: 4, height: 3 },
    ])
    expect(throughEditor(body)).toEqual(body)
  })

  test.each([
    [
      'a heading',
      { type: 'heading', tag: 'h1', children: [words('Words')] },
      [block('paragraph', [textPart('Words')])],
    ],
    [
      'a link that runs a script',
      paragraph(linkTo('javascript:alert(1)', 'Words')),
      [block('paragraph', [textPart('Words')])],
    ],
    ['underlined words', paragraph(words('Words', 8 | 1)), [block('paragraph', [textPart('Words', 1)])]],
    [
      'a link that was undone',
      paragraph({ ...linkTo('https://example.com', 'Words'), type: 'autolink', isUnlinked: true }),
      [block('paragraph', [textPart('Words')])],
    ],
  ])('%s is left out, its words stay', (_, node, expected) => {
    expect(fromLexical(bodyOf(node), ORIGIN)?.root.children).toEqual(expected)
  })

  test.each([
    ['nothing', bodyOf()],
    ['blanks', bodyOf(paragraph(words('  ')), paragraph())],
  ])('%s is no post', (_, body) => {
    expect(fromLexical(body, ORIGIN)).toBeNull()
  })

  test('lists are nested four levels deep at most', () => {
    const nested = (levels: number): PostNode =>
      listPart('bullet', [
        block('listitem', [textPart(`level ${levels}`)]),
        ...(levels > 1 ? [block('listitem', [nested(levels - 1)])] : []),
      ])
    const emitted = throughEditor(bodyOfBlocks([nested(5)]))
    expect(readOrNull(emitted ?? bodyOfBlocks([]))?.text.split('\n')).toHaveLength(5)
    expect(JSON.stringify(emitted).match(/"type":"list"/g)).toHaveLength(4)
  })
})
