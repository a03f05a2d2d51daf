import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyMemberTodayContent } from './LazyMemberTodayContent.client'
import type { MemberTodayData } from './today'

/**
 * Something to eat, to do and to rest with today, each one press away. The page is shared by all members of an audience:
 * only the browser knows the name, the day and the hour.
 */
export function MemberToday({ block, context, data }: BlockProps<'memberToday', MemberTodayData>) {
  const { Title, childHeading } = outlineOf(context, block.title)
  return (
    <section
      className="light-section member-today"
      data-light="morning"
      data-first={context.first || undefined}
      data-short={block.short || undefined}
    >
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid grid-cols-1 gap-5 sm:gap-6">
        <LazyMemberTodayContent
          data={data}
          title={block.title}
          as={Title}
          tileHeading={childHeading}
          short={block.short === true}
        />
      </div>
    </section>
  )
}
