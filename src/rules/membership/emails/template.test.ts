import { describe, expect, test } from 'vitest'
import { emailText } from '../../email-message'
import { EMAIL_KIND_KEYS, EMAIL_KINDS, type EmailKindInfo } from './kinds'
import { defaultTemplate, exampleValues, fillTemplate, subjectProblem, textProblem } from './template'

const site = 'https://site.example'
const gift = { giver: 'Nora', plan: 'Premium', length: '3 months', message: 'Enjoy', code: 'K7QM-2XPA' }
const textOf = (values: Parameters<typeof fillTemplate>[2]) =>
  emailText(fillTemplate('gift', defaultTemplate('gift'), values, site))

describe('the email of a gift', () => {
  test('says from whom, what and how to redeem it', () => {
    const text = textOf(gift)
    expect(text).toContain('Nora has given you Premium for 3 months.')
    expect(text).toContain('They write: “Enjoy”')
    expect(text).toContain('https://site.example/redeem/?code=K7QM-2XPA')
  })

  test('leaves out the paragraph of a message that there is not', () => {
    expect(textOf({ ...gift, message: undefined })).not.toContain('They write')
  })

  test('does not replace what looks like a placeholder in a value', () => {
    expect(textOf({ ...gift, message: 'My {code}' })).toContain('They write: “My {code}”')
  })

  test('encodes the code in its address', () => {
    const { link } = fillTemplate('gift', defaultTemplate('gift'), { ...gift, code: 'a&b=c' }, site)
    expect(link?.href).toBe('https://site.example/redeem/?code=a%26b%3Dc')
  })
})

describe('the email to the person who has bought a gift', () => {
  const textFor = (values: Parameters<typeof fillTemplate>[2]) =>
    emailText(fillTemplate('giftBought', defaultTemplate('giftBought'), values, site))

  test('says what was bought, for whom, what it cost and when the code is sent', () => {
    const text = textFor(exampleValues())
    expect(text).toContain('thank you for your gift: Premium for 3 months. We have received $264 on March 01, 2026.')
    expect(text).toContain('nora@example.com gets an email with the code on December 24, 2026.')
    expect(text).toContain('Your message: “Happy birthday!”')
  })

  test('paid at Stripe has no number of an order, and no code', () => {
    const text = textFor({ ...exampleValues(), order: undefined, message: undefined })
    expect(text).not.toMatch(/number|message|K7QM/)
  })
})

describe.each(EMAIL_KIND_KEYS)('the texts of %s that staff begin with', (kind) => {
  test('can be saved, and the preview has no placeholder left', () => {
    const { subject, text } = defaultTemplate(kind)
    expect([subjectProblem(kind, subject), textProblem(kind, text)]).toEqual([null, null])
    const message = fillTemplate(kind, { subject, text }, exampleValues(), site)
    expect(`${message.subject} ${emailText(message)}`).not.toMatch(/[{}]/)
    const { closing }: EmailKindInfo = EMAIL_KINDS[kind]
    expect(message.lines).toHaveLength(
      [text, closing]
        .filter((part) => part)
        .join('\n\n')
        .split('\n\n').length,
    )
  })
})

test('a confirmation names the price, the renewal, the terms and how to cancel', () => {
  expect(EMAIL_KINDS.receipt.required).toEqual(['amount', 'price', 'paidUntil', 'termsVersion'])
  const text = emailText(fillTemplate('receipt', defaultTemplate('receipt'), exampleValues(), site))
  for (const part of ['$264 a year', 'March 01, 2027', 'version 3', 'cancel at any time']) expect(text).toContain(part)
})

test('a welcome to a membership that is paid confirms it, whatever staff have written; one to a gift does not', () => {
  const own = { subject: 'Hello', text: 'Hello {firstName}' }
  const paid = emailText(fillTemplate('welcomePremium', own, exampleValues(), site))
  for (const part of [
    'costs $264 a year',
    'on March 01, 2027',
    'cancel at any time',
    'version 3',
    '14 days to withdraw',
  ])
    expect(paid).toContain(part)
  const given = { ...exampleValues(), price: undefined, termsVersion: undefined }
  expect(fillTemplate('welcomePremium', own, given, site).lines).toEqual(['Hello Maya'])
})

describe('a text that cannot be saved', () => {
  test.each([
    ['a placeholder that there is not', '{first-name}', '{first-name} is not known here.'],
    ['one of another email', 'Your code is {code}', '{code} is not known here.'],
    ['empty braces', '{}', '{} is not known here.'],
    ['without what it has to say', 'Thank you, {firstName}', 'The text has to contain {amount}, {price}'],
  ])('%s', (_, text, problem) => {
    expect(textProblem('receipt', text)).toContain(problem)
  })
})
