import { describe, expect, test } from 'vitest'
import { emailText } from '../email-message'
import { giftEmail } from './gift-email'

const gift = { code: 'K7QM-2XPA', plan: 'premium', months: 3, message: 'Enjoy', from: 'Nora' } as const
const site = 'https://site.example'

describe('the email of a gift', () => {
  test('says from whom, what and how to redeem it', () => {
    const text = emailText(giftEmail(site, gift))
    expect(text).toContain('Nora has given you Premium for 3 months.')
    expect(text).toContain('They write: “Enjoy”')
    expect(text).toContain('https://site.example/redeem/?code=K7QM-2XPA')
  })

  test('needs neither a message nor a name that can be printed', () => {
    const text = emailText(giftEmail(site, { ...gift, months: 1, message: null, from: 'www.evil.example' }))
    expect(text).toContain('A member has given you Premium for a month.')
    expect(text).not.toContain('evil')
    expect(text).not.toContain('They write')
  })
})
