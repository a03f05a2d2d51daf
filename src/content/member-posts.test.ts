import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { type PostPicture, readPostBody, withPictures } from '@/rules/forum/post-body'
import { bodyOf, linkTo, paragraph, words } from '@/rules/forum/testing/bodies'
import { siteOrigin } from '@/runtime/env'
import type { LinkCard } from './link-card'
import { richTextToHtml } from './rich-text'
import { safeHtml } from './safe-html'
import { findFaults } from './testing/find-faults'
import { HOSTILE } from './testing/hostile-inputs'
import { parseAddress } from './urls'

const PICTURES = new Map<number, PostPicture>([[7, { id: 7, file: 'abc.webp', width: 4, height: 3 }]])
const isSafeUrl = (url: string) => parseAddress(url, siteOrigin()) !== null

/** A post as the calls answer it. @param cards by the path of their item */
function htmlOf(body: ReturnType<typeof bodyOf>, cards: Record<string, LinkCard> = {}): string {
  const stored = withPictures(readPostBody(body, isSafeUrl).body, PICTURES)
  return safeHtml(richTextToHtml(stored), { writtenByMember: true, linkCards: new Map(Object.entries(cards)) })
}

/** The elements that the parts of the post become. */
const TAGS = ['p', 'a', 'img', 'strong', 'em', 'blockquote', 'br']

/** The elements of markup, as a browser reads it. */
function tagsOf(html: string): string[] {
  const tags: string[] = []
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), 'element', ({ tagName }) => void tags.push(tagName))
  return tags
}

describe('the post of a member', () => {
  test.each(Object.entries(HOSTILE))('shows %s as text', (_, input) => {
    // Longer texts are refused.
    const text = `x ${input.slice(0, 4_000)}`
    const html = htmlOf(
      bodyOf(
        paragraph(words(text, 3), linkTo('/recipes/', text)),
        { type: 'quote', children: [words(text)] },
        { type: 'picture', picture: 7, alt: text.slice(0, 300) },
      ),
    )
    expect(findFaults(html)).toEqual([])
    expect(tagsOf(html).filter((tag) => !TAGS.includes(tag))).toEqual([])
  })

  test.each(Object.entries(HOSTILE))('%s as an address is refused or leads nowhere else', (_, input) => {
    let html = ''
    try {
      html = htmlOf(bodyOf(paragraph(linkTo(input.slice(0, 2_000)))))
    } catch (error) {
      expect(error).toMatchObject({ status: 422 })
    }
    expect(findFaults(html)).toEqual([])
  })
})

const soup: LinkCard = {
  title: 'Soup <script>',
  kind: 'Recipe',
  lock: null,
  image: { url: '/cms/api/media/file/soup.jpg', width: 8, height: 6 },
}

describe('a link to an item that is alone in its paragraph', () => {
  test('is the card of the item', () => {
    const html = htmlOf(bodyOf(paragraph(linkTo('/recipes/soup?from=list#method', 'look'))), { '/recipes/soup/': soup })
    expect(html).toBe(
      '<p><a class="link-card" href="/recipes/soup?from=list#method" rel="nofollow ugc">' +
        '<img class="link-card-picture" src="/cms/api/media/file/soup.jpg" alt="" width="8" height="6" loading="lazy" decoding="async">' +
        '<span class="link-card-words"><span class="link-card-kind">Recipe</span>' +
        '<span class="link-card-title">Soup &lt;script></span></span></a></p>',
    )
    expect(findFaults(html)).toEqual([])
  })

  test('says when the reader cannot open it', () => {
    const html = htmlOf(bodyOf(paragraph(linkTo('/recipes/soup/'))), {
      '/recipes/soup/': { ...soup, image: null, lock: 'for members' },
    })
    expect(html).toContain('<span class="link-card-kind">Recipe · for members</span>')
    expect(html).not.toContain('<img')
  })

  test.each([
    ['among words', paragraph(words('See '), linkTo('/recipes/soup/'))],
    ['beside another', paragraph(linkTo('/recipes/soup/'), linkTo('/recipes/soup/'))],
    ['of another site', paragraph(linkTo('https://elsewhere.example/recipes/soup/'))],
    ['of something that is gone', paragraph(linkTo('/recipes/gone/'))],
    ['in a quote', { type: 'quote', children: [linkTo('/recipes/soup/')] }],
  ])('%s stays a link', (_, part) => {
    const html = htmlOf(bodyOf(part), { '/recipes/soup/': soup })
    expect(html).toContain('>here</a>')
    expect(html).not.toContain('link-card')
  })
})
