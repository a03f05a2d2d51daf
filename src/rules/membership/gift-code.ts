/** Without letters and digits that look alike. */
const ALPHABET = Array.from({ length: 36 }, (_, digit) => digit.toString(36).toUpperCase()).filter(
  (letter) => !'01IO'.includes(letter),
)
const GROUPS = 4
const GROUP_LENGTH = 4

/** How many random bytes {@link giftCode} needs. */
export const GIFT_CODE_BYTES = GROUPS * GROUP_LENGTH

/** A code to redeem, such as "K7QM-2XPA-9DHT-W4CE". @param bytes random ones */
export function giftCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, GIFT_CODE_BYTES)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '')
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}

/** A code as it is stored, however it was typed. */
export const normalizeGiftCode = (code: string): string => code.trim().toUpperCase()
