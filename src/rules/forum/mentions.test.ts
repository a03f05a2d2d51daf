import { expect, test } from 'vitest'
import { mentionedUsernames } from './mentions'

test.each([
  ['Thank you @Ana, and @ben.b!', ['ana', 'ben.b']],
  ['@ana @ANA @ana', ['ana']],
  ['(@ana) "@ben"', ['ana', 'ben']],
  ['write to ana@example.com', []],
  ['/community/@ana and @@ana', []],
  ['@ alone, @-, @', []],
])('%j mentions %j', (text, names) => {
  expect(mentionedUsernames(text)).toEqual(names)
})
