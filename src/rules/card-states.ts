/** What a card can say about the member: its value in the CMS, and its name there. */
export const CARD_STATES = {
  program: 'Day of the program',
  shoppingList: 'Items left to buy',
  favorites: 'Number of favorites',
  milestones: 'Milestones reached',
  notifications: 'Unread notifications',
} as const

export type CardStateKind = keyof typeof CARD_STATES
