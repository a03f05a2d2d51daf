import Link from 'next/link'
import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'

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
              <Link className="inline-link" href={href} prefetch={false}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
            <span className="plan-menu-dots" aria-hidden="true" />
            <span>{price ?? TEXTS.priceOnApplication}</span>
          </p>
          {text && <p className="plan-menu-text text-text-soft">{text}</p>}
          {mostPopular && (
            <p className="plan-menu-badge">
              <Badge variant="sun">{TEXTS.mostPopular}</Badge>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
