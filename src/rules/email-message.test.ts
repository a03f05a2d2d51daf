import { describe, expect, test } from 'vitest'
import { emailHtml, emailText } from './email-message'

const message = {
  subject: 'A <subject>',
  lines: ['Hello Zoë & co,', 'two lines.'],
  link: { label: 'Go on', href: 'http://localhost/x/?a=1&b=2' },
  otherLink: { label: 'Or here', href: 'http://localhost/y/' },
}

describe('an email message', () => {
  test('as text has every line and each URL in full', () => {
    expect(emailText(message)).toBe(
      'Hello Zoë & co,\n\ntwo lines.\n\nGo on:\nhttp://localhost/x/?a=1&b=2\n\nOr here:\nhttp://localhost/y/',
    )
  })

  test('as HTML has the same lines, with typed text escaped', () => {
    const html = emailHtml({ ...message, lines: ['Hello <img src=x>,'] })
    expect(html).toContain('Hello &lt;img src=x&gt;,')
    expect(html).toContain('<title>A &lt;subject&gt;</title>')
    expect(html).toContain('href="http://localhost/x/?a=1&amp;b=2"')
    expect(html).not.toContain('<img')
  })

  test('a line can be a link', () => {
    const lines = ['Today:', { label: 'Rest & read', href: 'http://localhost/a/?b=1&c=2' }]
    expect(emailText({ subject: 'x', lines })).toBe('Today:\n\nRest & read:\nhttp://localhost/a/?b=1&c=2')
    expect(emailHtml({ subject: 'x', lines })).toMatch(
      /<a [^>]*href="http:..localhost.a.\?b=1&amp;c=2">Rest &amp; read</,
    )
  })

  test('without a link contains no link', () => {
    const plain = { subject: 'x', lines: ['only words'] }
    expect(emailText(plain)).toBe('only words')
    expect(emailHtml(plain)).not.toContain('href')
  })
})
