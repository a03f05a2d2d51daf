import { expect, test } from 'vitest'
import { stripFormatCharacters } from './format-characters'

test.each([
  ['gpj.exe\u202egpj', 'gpj.exegpj'],
  ['\u2066Ana\u2069', 'Ana'],
  ['\u200b\ufeffAna\u00ad', 'Ana'],
  ['\u202a+1 555 010 0199\u202c', '+1 555 010 0199'],
  // A family is four people and three joiners; a heart is drawn in color by its variation selector.
  ['👨\u200d👩\u200d👧\u200d👦 ❤\ufe0f', '👨\u200d👩\u200d👧\u200d👦 ❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['שלום, Zoë', 'שלום, Zoë'],
])('of %j remains %j', (text, plain) => {
  expect(stripFormatCharacters(text)).toBe(plain)
})
