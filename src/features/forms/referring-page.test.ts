import { expect, test } from 'vitest'
import { referringPage } from './referring-page'

test.each([
  ['http://here.example/contact/?email=a@example.com#x', '/contact/'],
  ['https://other.example/their/page?q=1', 'https://other.example/their/page'],
  ['javascript:alert(1)', null],
  ['nothing', null],
  [null, null],
])('with the referer %j a form was sent from %j', (referer, page) => {
  expect(referringPage(referer, 'here.example')).toBe(page)
})
