import { giftPrice } from '@/rules/membership/gift-price'
import { formatMoney } from '@/rules/membership/money'
import { FactList } from '../FactList'
import { type GiftPlan, giftLengthsOf, monthsText } from './gift-months'

/** What a gift costs, by plan and length, before the form asks for anything. Renders an `aside`. */
export function GiftPrices({ plans }: { plans: readonly GiftPlan[] }) {
  return (
    <aside className="paper-card grid gap-6 lg:order-last" aria-label="What it costs">
      <h2 className="type-h4">What it costs, once</h2>
      {plans.map((plan) => (
        <div className="grid gap-3" key={plan.key}>
          <h3 className="type-h3">{plan.title}</h3>
          <FactList
            facts={giftLengthsOf(plan).map((months) => {
              const price = giftPrice(plan.prices, months)
              return [monthsText(months), price && formatMoney(price)]
            })}
          />
        </div>
      ))}
    </aside>
  )
}
