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

  test.each([' k7qm-2xpa-9d3t-w4c2 ', 'K7QM 2XPA 9D3T W4C2', 'k7qm2xpa9d3tw4c2', 'K7QM–2XPA–9D3T–W4C2'])(
    'is found however it was typed: %s',
    (typed) => expect(normalizeGiftCode(typed)).toBe('K7QM-2XPA-9D3T-W4C2'),
  )

  test('that staff chose keeps its form', () => expect(normalizeGiftCode(' merry-2026 ')).toBe('MERRY-2026'))
})
