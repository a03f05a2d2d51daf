import { expect, test } from 'vitest'
import { emailText } from '@/rules/email-message'
import { newDeviceEmail } from './new-device-email'

test('the email about a new device names the browser and the time, and says what to do', () => {
  const email = newDeviceEmail({
    firstName: 'Clara',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    at: new Date('2026-11-21T14:05:00Z'),
    site: 'https://site.example',
  })
  const text = emailText(email)
  expect(text).toMatch(/^Hello Clara,/)
  expect(text).toMatch(/Which: Firefox on Windows\. When: November 21, 2026 at 2:05\sPM \(UTC\)\./)
  expect(email.link).toEqual({ label: 'Set a new password', href: 'https://site.example/forgotten-password/' })
})

test.each([null, '', 'evil.example', 'see https://evil.example'])(
  'greets a user without a first name: %j',
  (firstName) => {
    const email = newDeviceEmail({ firstName, userAgent: '', at: new Date(0), site: 'https://site.example' })
    expect(email.lines[0]).toBe('Hello there,')
  },
)
