import { expect, test } from 'vitest'
import { aSubscription, at } from '../testing/a-subscription'
import type { EmailKind } from './kinds'
import { type EmailSubject, isStillDue } from './still-due'

const now = at('2026-01-20')
const subject = (own: Partial<EmailSubject>): EmailSubject => ({
  subscription: aSubscription(),
  orderStatus: null,
  isGiftPaid: false,
  hasOther: false,
  ...own,
})
const pastDue = aSubscription({ status: 'past_due', graceUntil: at('2026-01-27') })
const trial = aSubscription({ status: 'trialing', trialEndsAt: at('2026-01-22') })
const canceled = aSubscription({ cancelsAt: at('2026-02-10') })
const ended = aSubscription({ status: 'ended' })

test.each<[EmailKind, Partial<EmailSubject>, boolean]>([
  ['orderPlaced', { subscription: null, orderStatus: 'pending' }, true],
  ['orderPlaced', { subscription: null, orderStatus: 'confirmed' }, false],
  ['receipt', { orderStatus: 'confirmed' }, true],
  ['receipt', { orderStatus: 'refused' }, false],
  ['welcomePremium', {}, true],
  ['welcomePremium', { subscription: ended }, false],
  ['trialEnding', { subscription: trial }, true],
  ['trialEnding', { subscription: { ...trial, cancelsAt: at('2026-01-22') } }, false],
  ['trialEnding', { subscription: { ...trial, trialEndsAt: at('2026-01-19') } }, false],
  ['trialEnding', {}, false],
  ['paymentReminder', { subscription: pastDue }, true],
  ['paymentReminder', {}, false],
  ['paymentLast', { subscription: { ...pastDue, cancelsAt: at('2026-01-21') } }, false],
  ['canceled', { subscription: canceled }, true],
  ['canceled', {}, false],
  ['cardExpiring', {}, true],
  ['cardExpiring', { subscription: canceled }, false],
  ['winBack', { subscription: ended }, true],
  ['winBack', { subscription: ended, hasOther: true }, false],
  ['winBack', {}, false],
  ['gift', {}, false],
  ['giftBought', { subscription: null, isGiftPaid: true }, true],
  ['giftBought', { subscription: null, orderStatus: 'confirmed' }, false],
])('%s with %o: %s', (kind, own, isDue) => {
  expect(isStillDue(kind, subject(own), now)).toBe(isDue)
})
