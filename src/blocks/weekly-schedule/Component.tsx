import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { mergeClasses } from '@/blocks/merge-classes'
import { outlineOf } from '@/blocks/outline'
import type { Program } from '@/features/weekly-program/program'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { LazyWeekTabs } from './LazyWeekTabs.client'

/** A week of movement at three levels. */
export function WeeklySchedule({ block, context, data }: BlockProps<'weeklySchedule', Program>) {
  const { childHeading } = outlineOf(context, block.title)
  return (
    // The first section of a page is behind the header too, and leaves room for it and the breadcrumb.
    <section className={context.first ? 'light-section pt-header pb-band' : 'light-section py-band'} data-light="noon">
      <div className="window-light" aria-hidden="true" />
      <div className={mergeClasses('wrap grid grid-cols-1 gap-5 md:gap-6', context.first && 'pt-3 md:pt-8')}>
        <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
        {data.weeks.length === 0 ? (
          <p className="text-text-soft">{MEMBER_TEXTS.noProgram}</p>
        ) : (
          <LazyWeekTabs program={data} as={childHeading} />
        )}
      </div>
    </section>
  )
}
