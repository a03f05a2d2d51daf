import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { Badge } from '@/ui/Badge'
import { PageLink } from '@/ui/PageLink'

type MenuPlan = {
  title: string
  text: string
  /** Such as "$24 a month"; null shows "Price on application". */
  price: string | null
  /** Where the plan is chosen. */
  href: string | null
  mostPopular: boolean
}

/** The plans like the dishes of a menu: a name, a dotted leader, a price. Renders a `ul`. */
export function PlanMenu({ plans }: { plans: readonly MenuPlan[] }) {
  return (
    <ul className="plan-menu">
      {plans.map(({ href, mostPopular, price, text, title }) => (
        <li key={title}>
          <p className="plan-menu-line">
            {href ? (
              <PageLink className="inline-link" href={href}>
                {title}
              </PageLink>
            ) : (
              <span>{title}</span>
            )}
            <span className="plan-menu-dots" aria-hidden="true" />
            <span>{price ?? PLAN_TEXTS.priceOnApplication}</span>
          </p>
          {text && <p className="plan-menu-text text-text-soft">{text}</p>}
          {mostPopular && (
            <p className="plan-menu-badge">
              <Badge variant="sun">{PLAN_TEXTS.mostPopular}</Badge>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
