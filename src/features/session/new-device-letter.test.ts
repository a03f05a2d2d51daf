import { expect, test } from 'vitest'
import { letterText } from '@/rules/letter'
import { newDeviceLetter } from './new-device-letter'

test('the letter about a new device says which browser, when, and what to do', () => {
  const letter = newDeviceLetter({
    firstName: 'Clara',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    at: new Date('2026-11-21T14:05:00Z'),
    site: 'https://site.example',
  })
  const text = letterText(letter)
  expect(text).toMatch(/^Hello Clara,/)
  expect(text).toMatch(/Which: Firefox on Windows\. When: November 21, 2026 at 2:05\sPM \(UTC\)\./)
  expect(letter.link).toEqual({ label: 'Set a new password', href: 'https://site.example/forgotten-password/' })
})

test('somebody without a first name is greeted all the same', () => {
  expect(newDeviceLetter({ firstName: null, userAgent: '', at: new Date(0) }).lines[0]).toBe('Hello there,')
})
