import { describe, expect, test } from 'vitest'
import { GIFT_CODE_BYTES, giftCode, normalizeGiftCode } from './gift-code'

describe('the code of a gift', () => {
  test('has four groups without letters that look alike', () => {
    expect(giftCode(Uint8Array.from({ length: GIFT_CODE_BYTES }, (_, index) => index * 16))).toMatch(
      /^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/,
    )
  })

  test('differs with its bytes', () => {
    const [one, other] = [new Uint8Array(GIFT_CODE_BYTES), new Uint8Array(GIFT_CODE_BYTES).fill(1)]
    expect(giftCode(one)).not.toBe(giftCode(other))
  })

  test('is found however it was typed', () => expect(normalizeGiftCode(' k7qm-2xpa ')).toBe('K7QM-2XPA'))
})
