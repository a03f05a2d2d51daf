import { describe, expect, test } from 'vitest'
import { replyLink, senderOf, submissionTitle } from './letter'

const answer = (field: string, value: string, label = field) => ({ field, label, value })

describe('who sent a form', () => {
  test.each([
    [[answer('name', 'Edie Smith'), answer('email', 'edie@example.org')], 'Edie Smith', 'edie@example.org'],
    [[answer('first-name', 'Edie'), answer('surname', 'Smith')], 'Edie Smith', null],
    [[answer('q1', 'Edie', 'Your name')], 'Edie', null],
    [[answer('name', ' '), answer('mail', 'edie@example.org')], null, 'edie@example.org'],
    [[answer('name', 'Edie\nBcc: x'), answer('mail', 'no address')], 'Edie Bcc: x', null],
    [[], null, null],
  ])('is read from the answers: %j', (answers, name, email) => {
    expect(senderOf(answers, [])).toEqual({ name, email })
  })

  test('only the email field of a form counts, when it has one', () => {
    const answers = [answer('office', 'office@example.org'), answer('email', 'edie@example.org')]
    expect(senderOf(answers, ['email']).email).toBe('edie@example.org')
    expect(senderOf(answers.slice(0, 1), ['email']).email).toBeNull()
  })
})

describe('the title of a submission', () => {
  test.each([
    [{ name: 'Edie', email: 'edie@example.org' }, 'Write to us', 'Edie: Write to us'],
    [{ name: null, email: 'edie@example.org' }, 'Write to us', 'edie@example.org: Write to us'],
    [{ name: null, email: null }, null, 'Someone'],
  ])('says who and which form: %j', (sender, form, title) => {
    expect(submissionTitle(sender, form)).toBe(title)
  })

  test('has an end', () => {
    expect(submissionTitle({ name: 'x'.repeat(500), email: null }, 'Form')).toHaveLength(200)
  })
})

describe('the link to reply', () => {
  test('quotes each answer', () => {
    const link = new URL(
      replyLink('a&b@example.org', 'Write to us', [answer('m', 'One\nTwo', 'Message'), answer('x', '')]),
    )
    expect(link.pathname).toBe('a%26b@example.org')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      subject: 'Re: Write to us',
      body: '\r\n\r\n> Message\r\n> One\r\n> Two\r\n>\r\n',
    })
  })

  test('leaves out the end of a long text, and never fails on one', () => {
    const link = replyLink('edie@example.org', 'Write to us', [answer('m', `${'é'.repeat(3_000)}\ud800`, 'Message')])
    expect(link.length).toBeLessThan(1_700)
    expect(link).toContain(encodeURIComponent('…'))
    expect(replyLink('edie@example.org', 'Form', [answer('m', 'a\ud800b')])).toContain(encodeURIComponent('a\ufffdb'))
  })
})
