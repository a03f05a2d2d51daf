import { expect, test } from 'vitest'
import { htmlLinks, withHtmlLink } from './html-links'

const HTML = `<p><a href="/old/">one</a>, <a class="b" HREF = '/other/#a'>two</a> and data-href="/no/" href</p>`

test('the links of HTML', () => {
  expect(htmlLinks(HTML)).toEqual(['/old/', '/other/#a'])
})

test('one address is replaced, and nothing else', () => {
  expect(withHtmlLink(HTML, '/old/', '/new/')).toBe(HTML.replace('/old/', '/new/'))
})
