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
  return inGroups(Array.from(bytes.subarray(0, GIFT_CODE_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join(''))
}

/** A code as it is stored, however it was typed: with other spaces or hyphens, or none. */
export function normalizeGiftCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  // Staff can give a code of their own.
  return letters.length === GIFT_CODE_BYTES ? inGroups(letters) : code.trim().toUpperCase()
}

function inGroups(letters: string): string {
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-')
}
