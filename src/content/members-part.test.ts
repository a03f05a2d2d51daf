import { expect, test } from 'vitest'
import { AUDIENCES } from '@/rules/audience'
import { membersPartOf } from './members-part'

test.each([
  ['<p>a</p><div data-block="members"><h2>Secret</h2></div>\n', 'last'],
  ['<p>a</p><div class="members"><p>secret</p></div>', 'last'],
  ['<p>a</p><div data-block="members"><p>secret</p></div><p>b</p>', 'some'],
  ['<ul><li>a</li><li data-block="members">secret</li></ul>', 'some'],
  ['<p>a</p><p>b</p>', null],
  ['', null],
])('the members part of %j is %j for a visitor', (html, part) => {
  expect(membersPartOf(html, 'visitor')).toBe(part)
})

test('a member gets the whole text', () => {
  for (const audience of AUDIENCES.filter((other) => other !== 'visitor')) {
    expect(membersPartOf('<div data-block="members">secret</div>', audience)).toBeNull()
  }
})
