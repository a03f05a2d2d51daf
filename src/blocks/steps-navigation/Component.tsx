import { ArrowLeft, ArrowRight } from 'lucide-react'
import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Picture } from '@/ui/Picture'
import type { StepsNavigationData } from './load.server'

const SIDES = {
  previous: { label: 'Previous', Arrow: ArrowLeft },
  next: { label: 'Next', Arrow: ArrowRight },
} as const

/** Links to the previous and the next page; nothing without either. */
export function StepsNavigation({ context, data }: BlockProps<'stepsNavigation', StepsNavigationData>) {
  const sides = (['previous', 'next'] as const).filter((side) => data[side])
  if (sides.length === 0) return null
  const { sectionClass } = outlineOf(context)
  return (
    <section className={sectionClass('wrap py-7')}>
      <BlockTitle context={context} title={null} />
      <nav className="steps-navigation" aria-label="Previous and next page">
        {sides.map((side) => {
          const step = data[side]
          const { label, Arrow } = SIDES[side]
          return (
            step && (
              <a className="steps-navigation-step hover-zoom" data-side={side} href={step.url} key={side}>
                {step.image && (
                  <span className="steps-navigation-picture cover-frame">
                    <Picture image={step.image} sizes="96px" />
                  </span>
                )}
                <span className="grid gap-1">
                  <span className="steps-navigation-side">
                    <Arrow className="size-4 flex-none" aria-hidden="true" />
                    {label}
                  </span>
                  <span className="type-h4">{step.title}</span>
                  {step.subtitle && <span className="steps-navigation-subtitle">{step.subtitle}</span>}
                </span>
              </a>
            )
          )
        })}
      </nav>
    </section>
  )
}
