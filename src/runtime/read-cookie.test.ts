import { expect, test } from 'vitest'
import { readCookie } from './read-cookie'

test.each([
  ['ebs-token=a', 'a'],
  ['x=1; ebs-token=a; y=2', 'a'],
  ['x=1;ebs-token=a;y=2', 'a'],
  ['x=1;\tebs-token= a ;y=2', 'a'],
  ['ebs-token=a=b', 'a=b'],
  ['ebs-token=a; ebs-token=b', 'a'],
  ['xebs-token=a; ebs-token=b', 'b'],
  ['ebs-token=', ''],
  ['xebs-token=a', undefined],
  ['x=ebs-token=a', undefined],
  ['x=1 ebs-token=a', undefined],
  ['__Host-ebs-token=a', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the session cookie of %j is %j', (header, token) => {
  expect(readCookie(header, 'ebs-token')).toBe(token)
})

test('the cookie of https has its own name', () => {
  expect(readCookie('ebs-token=a; __Host-ebs-token=b', '__Host-ebs-token')).toBe('b')
})
