import type { Placeholder } from './placeholders'

export type EmailKindInfo = {
  label: string
  /** When it is sent, for staff. */
  when: string
  subject: string
  /** Paragraphs are separated by an empty line. */
  text: string
  /** Paragraphs that follow the text and that staff cannot leave out, since the law asks for them. */
  closing?: string
  /** Besides `firstName`, what the texts can contain. */
  placeholders: readonly Placeholder[]
  /** What the text has to contain. */
  required: readonly Placeholder[]
  /** The button below the text. */
  link: { label: string; path: string }
}

const ACCOUNT = { label: 'See my membership', path: '/account/#membership' } as const
const HOW_TO_CANCEL =
  'You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.'

/** What a membership costs and what was agreed to; a gift has nothing of it, so the paragraphs are left out. */
const CONFIRMATION = `Your membership costs {price}. The next payment is on {paidUntil}. ${HOW_TO_CANCEL}\n\nYou have agreed to version {termsVersion} of our terms, and that your membership begins before the 14 days to withdraw are over.`

const welcome = (label: string, text: string) =>
  ({
    label: `Welcome: ${label}`,
    when: 'When the membership begins. For one that is paid, its price, the next payment, how to cancel and the terms that were agreed to follow the text.',
    subject: 'Welcome to {plan}',
    text: `Hello {firstName},\n\n${text}`,
    closing: CONFIRMATION,
    placeholders: ['plan', 'paidUntil'],
    required: [],
    link: { label: 'Start', path: '/dashboard/' },
  }) as const satisfies EmailKindInfo

const payment = (label: string, when: string, subject: string, text: string) =>
  ({
    label,
    when,
    subject,
    text: `Hello {firstName},\n\n${text}`,
    placeholders: ['plan', 'price', 'keptUntil', 'howToPay'],
    required: ['keptUntil'],
    link: { label: 'Pay now', path: '/account/#membership' },
  }) as const satisfies EmailKindInfo

/** The emails about memberships, with the texts that staff begin with (docs/product.md#membership-emails). */
export const EMAIL_KINDS = {
  orderPlaced: {
    label: 'Order received',
    when: 'When someone has ordered and has yet to pay.',
    subject: 'Your order {order}',
    text: 'Hello {firstName},\n\nthank you for your order {order}: {plan} for {amount}. It begins as soon as we have your payment.\n\n{howToPay}',
    placeholders: ['plan', 'amount', 'order', 'howToPay', 'termsVersion'],
    required: ['amount', 'order'],
    link: ACCOUNT,
  },
  receipt: {
    label: 'Receipt',
    when: 'When staff have confirmed the payment of an order.',
    subject: 'Receipt for your order {order}',
    text: `Hello {firstName},\n\nwe have received {amount} on {paidOn} for your order {order}: {plan}.\n\nYour membership costs {price}. It renews on {paidUntil}. ${HOW_TO_CANCEL}\n\nYou have agreed to version {termsVersion} of our terms.`,
    placeholders: ['plan', 'price', 'amount', 'order', 'paidOn', 'paidUntil', 'termsVersion'],
    required: ['amount', 'price', 'paidUntil', 'termsVersion'],
    link: ACCOUNT,
  },
  welcomeStandard: welcome(
    'Standard',
    'welcome! {plan} is yours from now on: the recipes, the movement guides and the advice of your plan are open.',
  ),
  welcomePremium: welcome(
    'Premium',
    'welcome! {plan} is yours from now on: everything on the site is open, and so are the programs.',
  ),
  welcomeCoaching: welcome(
    'Executive Coaching',
    'welcome! {plan} is yours from now on. We will write to you to arrange your first session.',
  ),
  trialEnding: {
    label: 'Trial ends',
    when: 'Three days before a trial ends.',
    subject: 'Your trial ends on {trialEnds}',
    text: `Hello {firstName},\n\nyour trial of {plan} ends on {trialEnds}. From then on it costs {price}.\n\nIf you do not want to go on, cancel before that day, and nothing is charged. ${HOW_TO_CANCEL}`,
    placeholders: ['plan', 'price', 'trialEnds'],
    required: ['price', 'trialEnds'],
    link: ACCOUNT,
  },
  paymentDue: payment(
    'Payment failed: first email',
    'When a payment is due or has failed.',
    'A payment for {plan} is due',
    'the payment for {plan}, {price}, has not reached us. You keep your plan until {keptUntil}.\n\n{howToPay}',
  ),
  paymentReminder: payment(
    'Payment failed: second email',
    'In the middle of the days of grace.',
    'Your payment for {plan} is still due',
    'we still have no payment for {plan}. You keep your plan until {keptUntil}.\n\n{howToPay}',
  ),
  paymentLast: payment(
    'Payment failed: third email',
    'A day before the days of grace end.',
    'Your plan ends on {keptUntil}',
    'we have no payment for {plan}, so it ends on {keptUntil}. Pay before, and nothing changes.\n\n{howToPay}',
  ),
  canceled: {
    label: 'Canceled',
    when: 'When a membership is canceled.',
    subject: 'Your membership is canceled',
    text: 'Hello {firstName},\n\n{plan} is canceled, and nothing more will be charged. You keep it until {paidUntil}. Until then you can resume it on your account page.',
    placeholders: ['plan', 'paidUntil'],
    required: [],
    link: ACCOUNT,
  },
  cardExpiring: {
    label: 'Card about to expire',
    when: 'When the card expires before the next payment, at most 30 days before that payment.',
    subject: 'Your card is about to expire',
    text: 'Hello {firstName},\n\nthe card that you pay {plan} with is about to expire. The next payment, {price}, is due on {paidUntil}. Please enter a new card before that day.',
    placeholders: ['plan', 'price', 'paidUntil'],
    required: [],
    link: { label: 'Change the card', path: '/account/#membership' },
  },
  priceChange: {
    label: 'New price',
    when: 'When an administrator has announced a new price to those who pay an earlier one.',
    subject: 'The price of {plan} changes on {newPriceOn}',
    text: `Hello {firstName},\n\nyou pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.\n\nIf you do not want to go on, cancel before that day. ${HOW_TO_CANCEL}`,
    placeholders: ['plan', 'price', 'newPrice', 'newPriceOn'],
    required: ['price', 'newPrice', 'newPriceOn'],
    link: { label: 'See or cancel my membership', path: '/account/#membership' },
  },
  winBack: {
    label: 'Win-back note',
    when: 'Thirty days after a paid membership has ended, to those who have none.',
    subject: 'You are always welcome back',
    text: 'Hello {firstName},\n\nit has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.\n\nThis is the only email that we send about it.',
    placeholders: ['plan'],
    required: [],
    link: { label: 'Compare the memberships', path: '/memberships/' },
  },
  gift: {
    label: 'Gift',
    when: 'To the recipient of a gift, once it is paid for and its day has come.',
    subject: 'A membership for you',
    text: 'Hello,\n\n{giver} has given you {plan} for {length}. It begins on the day on which you redeem it.\n\nThey write: “{message}”\n\nYour code is {code}.',
    placeholders: ['giver', 'plan', 'length', 'message', 'code'],
    required: ['code'],
    link: { label: 'Redeem the gift', path: '/redeem/?code={code}' },
  },
  giftBought: {
    label: 'Gift paid',
    when: 'To the person who has bought a gift, once it is paid for: at Stripe, or when staff have confirmed its order. They get it instead of a receipt.',
    subject: 'Your gift: {plan} for {length}',
    text: 'Hello {firstName},\n\nthank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.\n\n{recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.\n\nYour message: “{message}”\n\nYour order has the number {order}.\n\nYou have agreed to version {termsVersion} of our terms.',
    placeholders: ['plan', 'length', 'amount', 'paidOn', 'recipient', 'sendOn', 'message', 'order', 'termsVersion'],
    required: ['amount', 'recipient', 'sendOn', 'termsVersion'],
    link: { label: 'See my account', path: '/account/#membership' },
  },
} as const satisfies Record<string, EmailKindInfo>

export type EmailKind = keyof typeof EMAIL_KINDS
export const EMAIL_KIND_KEYS = [
  'orderPlaced',
  'receipt',
  'welcomeStandard',
  'welcomePremium',
  'welcomeCoaching',
  'trialEnding',
  'paymentDue',
  'paymentReminder',
  'paymentLast',
  'canceled',
  'cardExpiring',
  'priceChange',
  'winBack',
  'gift',
  'giftBought',
] as const satisfies EmailKind[]

/** What staff can use in the texts of an email. */
export const placeholdersOf = (kind: EmailKind): readonly Placeholder[] =>
  kind === 'gift' ? EMAIL_KINDS.gift.placeholders : ['firstName', ...EMAIL_KINDS[kind].placeholders]
