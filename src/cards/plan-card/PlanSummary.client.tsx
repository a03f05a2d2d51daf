'use client'

import { useId, useState } from 'react'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import type { PlanCardProps } from './PlanCard'
import { PlanNote } from './PlanNote'

/**
 * On phones, where the cards of plans stand one below the other: a choice among their names and prices, the most popular
 * one first chosen, and the button of the chosen one. Renders a `fieldset`.
 */
export function PlanSummary({ plans }: { plans: readonly PlanCardProps[] }) {
  const name = useId()
  const [title, setTitle] = useState<string | null>(null)
  // What was chosen is gone when the other interval does not have it.
  const chosen = plans.find((plan) => plan.title === title) ?? plans.find(({ mostPopular }) => mostPopular) ?? plans[0]
  return (
    <fieldset className="plan-summary">
      <legend className="sr-only">{PLAN_TEXTS.plan}</legend>
      {plans.map((plan) => (
        <label key={plan.title} data-most-popular={plan.mostPopular || undefined}>
          <input
            type="radio"
            name={name}
            checked={plan === chosen}
            // Every member has what is free already.
            disabled={!plan.button && !plan.own}
            onChange={() => setTitle(plan.title)}
          />
          <strong>{plan.title}</strong>
          {plan.price ? (
            <b>
              {plan.price.amount} {plan.price.period && <small>{plan.price.period}</small>}
            </b>
          ) : (
            <small>{PLAN_TEXTS.priceOnApplication}</small>
          )}
          {plan.text && <span>{plan.text}</span>}
        </label>
      ))}
      {chosen?.own && <Badge variant="done">{PLAN_TEXTS.youHaveThis}</Badge>}
      {chosen?.button && !chosen.own && <ButtonLink href={chosen.button.url}>{chosen.button.title}</ButtonLink>}
      <PlanNote text={plans.find(({ note }) => note)?.note} />
    </fieldset>
  )
}
