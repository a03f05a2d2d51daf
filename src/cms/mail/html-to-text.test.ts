import { expect, test } from 'vitest'
import { emailHtml, emailText } from '@/rules/email-message'
import { htmlToText } from './html-to-text'

test('an email that has only HTML gets a text part', () => {
  const email = {
    subject: 'x',
    lines: ['Hello "Zoë" & co,', 'a <b> that is text'],
    link: { label: 'Go on', href: 'http://localhost/?a=1&b=2' },
    otherLink: { label: 'Or here', href: 'http://localhost/y/' },
  }
  expect(htmlToText(emailHtml(email))).toBe(emailText(email))
})

test('the CMS’s own emails keep their link', () => {
  expect(
    htmlToText('You asked for it. <a href="http://localhost/admin/reset/1">http://localhost/admin/reset/1</a> Bye'),
  ).toBe('You asked for it. http://localhost/admin/reset/1 Bye')
})
