import { describe, expect, test } from 'vitest'
import type { Faq } from './faq'
import { searchFaqs } from './search-faqs'

const faq = (id: number, title: string, content: string): Faq => ({ id, slug: `q${id}`, title, topic: null, content })

const faqs = [
  faq(1, 'Can I eat bread?', '<p>Sourdough is <strong>kind</strong> to most.</p>'),
  faq(2, 'What about coffee?', '<p>One cup, after breakfast. Bread &amp; butter first.</p>'),
  faq(3, 'Where is the café?', '<p>It’s in the <a href="/community/">community</a>.</p>'),
]

const matchingIds = (search: string) => searchFaqs(faqs, search).map(({ id }) => id)

describe('search in the questions', () => {
  test.each([
    ['a word of the question', 'coffee', [2]],
    ['a word of the answer', 'sourdough', [1]],
    ['a word of both, in the order of the list', 'bread', [1, 2]],
    ['in any case', 'COFFEE', [2]],
    ['without its accent', 'cafe', [3]],
    ['with an accent that is not there', 'bréad', [1, 2]],
    ['with a plain apostrophe', "it's", [3]],
    ['words that stand apart', 'butter coffee', [2]],
    ['a part of a word', 'break', [2]],
    ['a sign that HTML writes differently', 'bread & butter', [2]],
    ['what is not there', 'tea', []],
    ['words of the markup', 'strong', []],
    ['an address in the markup', 'href', []],
    ['only spaces', '   ', [1, 2, 3]],
    ['nothing', '', [1, 2, 3]],
  ])('%s', (_what, search, ids) => {
    expect(matchingIds(search)).toEqual(ids)
  })
})
