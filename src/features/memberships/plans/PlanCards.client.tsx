'use client'

import { useSyncExternalStore } from 'react'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PlanCardList } from '@/cards/plan-card/PlanCardList'
import type { Audience } from '@/rules/audience'
import { withChoice } from '@/rules/membership/order-link'
import { cardPrice, plansByInterval } from '@/rules/membership/shown-plans'
import type { Interval } from '@/rules/membership/terms'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { localPath } from '@/rules/safe-return'
import type { PlanOffer } from './plan-offer'
import { useBilling } from './use-billing.client'

type Props = {
  plans: readonly PlanOffer[]
  /** Where the plans are compared. */
  compareHref: string
  storiesHref: string
  /** Below the buttons of paid plans. */
  note?: string
  /** Whose page it is: a member's own plan is not offered again. */
  audience?: Audience
  as: TitleLevel
}

const noSubscription = () => () => {}
const returnParam = () => localPath(new URLSearchParams(window.location.search).get('return'))

/** The plans on sale, by the interval of the page. The cards lead on to where the reader came from. */
export function PlanCards({ as, audience, compareHref, note, plans, storiesHref }: Props) {
  const interval = useBilling()
  const returnTo = useSyncExternalStore(noSubscription, returnParam, () => null)
  const { apart, together } = plansByInterval(plans, interval)
  const context = { audience, compareHref, storiesHref, note, interval, returnTo }
  const cards = (shown: readonly PlanOffer[]) => shown.map((plan) => cardOf(plan, context))
  return (
    <>
      <PlanCardList as={as} cards={cards(together)} />
      {apart.length > 0 && <PlanCardList apart as={as} cards={cards(apart)} />}
    </>
  )
}

type CardContext = Pick<Props, 'audience' | 'compareHref' | 'storiesHref' | 'note'> & {
  interval: Interval
  returnTo: string | null
}

function cardOf(
  { button, items, key, prices, text, title }: PlanOffer,
  { audience, compareHref, interval, note, returnTo, storiesHref }: CardContext,
) {
  const price = prices[interval]
  const stories = { title: PLAN_TEXTS.successStories, url: storiesHref }
  // Every member has what is free already.
  const isOffered = key !== 'free' || audience === undefined || audience === 'visitor'
  const compare = { title: PLAN_TEXTS.compareMemberships, url: compareHref }
  return {
    title,
    text,
    items,
    price: price && cardPrice(price, interval),
    button:
      button.url && isOffered
        ? { title: button.title, url: withChoice(button.url, { interval, returnTo }) }
        : undefined,
    note: price && price.amount > 0 ? note : undefined,
    link: key === 'executive-coaching' ? stories : key === 'premium' ? undefined : compare,
    mostPopular: key === 'premium',
    own: key === audience,
    monthFree: key === 'premium' && interval === 'annual' && price?.monthFree === true,
  }
}
