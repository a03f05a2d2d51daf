/** What a text of an email can contain in braces, such as `{plan}`, with an example for the preview. */
export const PLACEHOLDERS = {
  firstName: { meaning: 'the first name, or “there”', example: 'Maya' },
  plan: { meaning: 'the plan', example: 'Premium' },
  price: { meaning: 'the price and how often it is paid', example: '$264 a year' },
  paidUntil: { meaning: 'the day on which it renews or ends', example: 'March 01, 2027' },
  trialEnds: { meaning: 'the last day of the trial', example: 'March 04, 2026' },
  keptUntil: { meaning: 'until when the plan is kept without the payment', example: 'March 08, 2026' },
  newPrice: { meaning: 'the new price and how often it is paid', example: '$300 a year' },
  newPriceOn: { meaning: 'the day of the first payment at the new price', example: 'March 01, 2027' },
  amount: { meaning: 'what the order costs', example: '$264' },
  order: { meaning: 'the number of the order', example: '1042' },
  paidOn: { meaning: 'the day of the payment', example: 'March 01, 2026' },
  termsVersion: { meaning: 'the version of the terms that was agreed to', example: '3' },
  howToPay: {
    meaning: 'the settings’ text on bank transfers',
    example: 'Account 12 34 56, with the number of your order.',
  },
  giver: { meaning: 'who gave the membership', example: 'Nora' },
  length: { meaning: 'how long the gift lasts', example: '3 months' },
  message: { meaning: 'what the giver wrote', example: 'Happy birthday!' },
  code: { meaning: 'the code to redeem', example: 'K7QM-2XPA-9DHT-W4CE' },
  recipient: { meaning: 'the email address of the recipient', example: 'nora@example.com' },
  sendOn: { meaning: 'when the recipient gets the code: “today”, or the day', example: 'on December 24, 2026' },
} as const satisfies Record<string, { meaning: string; example: string }>

export type Placeholder = keyof typeof PLACEHOLDERS
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const IN_BRACES = /\{([^{}]*)\}/g

/** The names in braces in a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name)

/** A text with its placeholders replaced. What a value contains is not replaced again. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(IN_BRACES, (_, name: string) => values[name] ?? '')
