/** The texts of memberships, apart from those of the plans' cards (src/rules/texts.ts). */
export const MEMBERSHIP_TEXTS = {
  failed: 'This could not be loaded.',
  startsNow:
    'I agree to the terms, and I want my membership to begin at once, before the 14 days to withdraw are over.',
  giftTerms: 'I agree to the terms.',
  pay: 'How to pay',
  pastDueTitle: 'A payment for your membership is due.',
  canceled: 'Your membership is canceled.',
  withdrawn: 'Your order is withdrawn.',
  resumed: 'Your membership goes on.',
  paused: 'Your pause is set.',
  changed: 'Your membership is changed.',
  changeOrdered: 'Your change is ordered. It is in force once it is paid.',
  changePlanned: 'Your membership changes with its next period.',
} as const

/** Where the terms are that someone agrees to. */
export const TERMS_LINKS = [
  { href: '/website-terms-and-conditions-membership', label: 'Membership terms' },
  { href: '/digital-content-terms-and-conditions', label: 'Digital content and withdrawal' },
] as const
