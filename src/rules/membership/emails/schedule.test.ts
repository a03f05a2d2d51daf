import { describe, expect, test } from 'vitest'
import { aGift, aSubscription, at } from '../testing/a-subscription'
import { type EmailCause, emailsAfter } from './schedule'

const now = at('2026-01-10')
const started = { ...aSubscription(), id: 5 }
const given = { ...aGift({ source: 'complimentary' }), id: 6 }
const onTrial = (until: string) => ({
  ...aSubscription({ status: 'trialing', trialEndsAt: at(until) }),
  id: 7,
})
const due = (until: string) => ({ ...aSubscription({ status: 'past_due', graceUntil: at(until) }), id: 8 })

const planned = (cause: Omit<EmailCause, 'at' | 'origin'> & Partial<EmailCause>) =>
  emailsAfter({ at: now, origin: 'member', ...cause }).map(
    ({ dueAt, kind }) => `${kind} on ${dueAt.toISOString().slice(0, 10)}`,
  )

describe('emails that follow from a line of the ledger', () => {
  test.each<[what: string, Omit<EmailCause, 'at' | 'origin'> & Partial<EmailCause>, string[]]>([
    ['an order', { kind: 'ordered', order: 3 }, ['orderPlaced on 2026-01-10']],
    ['an order for the next period', { kind: 'ordered', order: 3, origin: 'clock' }, []],
    ['a payment that staff confirm', { kind: 'confirmed', order: 3, origin: 'staff' }, ['receipt on 2026-01-10']],
    ['a gift that is paid at Stripe', { kind: 'confirmed', gift: 4, origin: 'stripe' }, ['giftBought on 2026-01-10']],
    [
      'the order of a gift that staff confirm',
      { kind: 'confirmed', order: 3, gift: 4, origin: 'staff' },
      ['giftBought on 2026-01-10'],
    ],
    ['a membership that starts', { kind: 'started', subscription: started }, ['welcomePremium on 2026-01-10']],
    [
      'one whose payment came in days ago',
      { kind: 'started', subscription: { ...started, startedAt: at('2026-01-05') } },
      ['welcomePremium on 2026-01-10'],
    ],
    [
      'a trial',
      { kind: 'started', subscription: onTrial('2026-01-24') },
      ['welcomePremium on 2026-01-10', 'trialEnding on 2026-01-21'],
    ],
    [
      'a trial of two days',
      { kind: 'started', subscription: onTrial('2026-01-12') },
      ['welcomePremium on 2026-01-10', 'trialEnding on 2026-01-10'],
    ],
    ['one that staff give', { kind: 'given', subscription: given, origin: 'staff' }, ['welcomePremium on 2026-01-10']],
    ['one that is brought in', { kind: 'given', subscription: given, origin: 'import' }, []],
    ['a gift that extends one', { kind: 'redeemed', subscription: { ...given, startedAt: at('2025-06-01') } }, []],
    [
      'a payment that is due',
      { kind: 'payment_due', subscription: due('2026-01-17'), origin: 'clock' },
      ['paymentDue on 2026-01-10', 'paymentReminder on 2026-01-14', 'paymentLast on 2026-01-16'],
    ],
    [
      'one with two days of grace',
      { kind: 'payment_due', subscription: due('2026-01-12'), origin: 'clock' },
      ['paymentDue on 2026-01-10'],
    ],
    ['a cancellation', { kind: 'canceled', subscription: started }, ['canceled on 2026-01-10']],
    ['a card', { kind: 'card_expiring', subscription: started, origin: 'stripe' }, ['cardExpiring on 2026-01-10']],
    ['an end', { kind: 'ended', subscription: started, origin: 'clock' }, ['winBack on 2026-02-09']],
    ['the end of a gift', { kind: 'ended', subscription: given, origin: 'clock' }, []],
    ['a pause', { kind: 'paused', subscription: started, origin: 'clock' }, []],
  ])('%s', (_, cause, emails) => {
    expect(planned(cause)).toEqual(emails)
  })

  test('each has a key of its own, so that another payment is another email', () => {
    const keys = [due('2026-01-17'), due('2026-02-17')].flatMap((subscription) =>
      emailsAfter({ kind: 'payment_due', origin: 'clock', at: now, subscription }).map(({ key }) => key),
    )
    expect(new Set(keys).size).toBe(6)
  })
})
