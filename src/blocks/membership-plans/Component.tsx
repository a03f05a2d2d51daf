import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { PlanMenu } from '@/cards/plan-card/PlanMenu'
import { menuPrice } from '@/rules/membership/shown-plans'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { ButtonLink } from '@/ui/ButtonLink'
import { LazyBillingSwitch, LazyPlanCards } from './LazyPlanCards.client'
import type { MembershipPlansData } from './load.server'

const STORIES = '/ebs-testimonials/'

type Props = BlockProps<'membershipPlans', MembershipPlansData>

/**
 * The plans on sale: as cards with the switch between monthly and annual, or as a menu that leads to them. Nothing while
 * no plan is on sale.
 */
export function MembershipPlans(props: Props) {
  if (props.data.plans.length === 0) return null
  return props.block.format === 'menu' ? <Menu {...props} /> : <Cards {...props} />
}

function Cards({ block, context, data: { compareHref, plans } }: Props) {
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="dusk">
      <div className={context.listPart === 'list' ? 'plans-switch' : 'flex flex-wrap items-end justify-between gap-5'}>
        <BlockHead context={context} eyebrow={block.subtitle} title={block.title} text={block.text} titleWidth={22} />
        {context.firstOfKind && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LazyBillingSwitch />
            {plans.some(({ prices }) => prices.annual?.monthFree) && (
              <p className="font-semibold text-good text-sm">{PLAN_TEXTS.annualSaves}</p>
            )}
          </div>
        )}
      </div>
      <LazyPlanCards
        plans={plans}
        compareHref={compareHref}
        storiesHref={block.storiesUrl || STORIES}
        note={block.note || undefined}
        audience={context.audience}
        as={childHeading}
      />
    </section>
  )
}

function Menu({ block, context, data: { compareHref, plans } }: Props) {
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section
      className={sectionClass('wrap grid grid-cols-1 items-start gap-7 py-section lg:grid-cols-[5fr_7fr] lg:gap-9')}
      data-light="dusk"
    >
      <div className="grid gap-6 justify-items-start">
        <BlockHead context={context} eyebrow={block.subtitle} title={block.title} text={block.text} titleWidth={16} />
        <ButtonLink href={compareHref} variant="plain">
          {PLAN_TEXTS.compareMemberships}
        </ButtonLink>
      </div>
      <PlanMenu
        plans={plans.map(({ button, key, prices, text, title }) => ({
          title,
          text,
          price: menuPrice(prices),
          href: button.url,
          mostPopular: key === 'premium',
        }))}
      />
    </section>
  )
}
