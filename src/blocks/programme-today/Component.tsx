import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ProgrammeSkeleton } from '@/features/programmes/ProgrammeSkeleton'
import { LazyListPreview } from '@/features/shopping-list/LazyListPreview.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { DeferredProgrammeToday } from '../DeferredDashboardParts.client'
import type { ProgrammeTodayData } from './load.server'

/**
 * Today in the programs that the signed-in member follows; a visitor is asked to sign in or to join. What is personal is
 * loaded in the browser, since the cached HTML is shared by all members of an audience. The member's shopping list stands
 * beside it where the editor wants that. Nothing without both.
 */
export function ProgrammeToday({ block, context, data }: BlockProps<'programmeToday', ProgrammeTodayData>) {
  const besideList = block.shoppingList === true && context.audience !== 'visitor'
  if (data.programmes.length === 0 && !besideList) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="noon">
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} />
      <div className={besideList ? 'beside-list' : undefined}>
        {context.audience === 'visitor' ? (
          <SignInPrompt />
        ) : (
          data.programmes.length > 0 && (
            <DeferredProgrammeToday
              programmes={data.programmes}
              as={childHeading}
              example={data.example}
              loading={<ProgrammeSkeleton />}
            />
          )
        )}
        {besideList && <LazyListPreview as={childHeading} />}
      </div>
    </section>
  )
}
