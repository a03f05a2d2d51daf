import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyJoinPanel } from './LazyJoinPanel.client'

/** The sign-up form for a free account; members see a note that they have one. */
export function JoinForm({ block, context }: BlockProps<'joinForm'>) {
  const { sectionClass } = outlineOf(context, block.title)
  const member = context.audience !== 'visitor'
  return (
    <section className={sectionClass('light-section scroll-mt-header py-band')} data-light="morning" id="join">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid items-start gap-7 md:grid-cols-[5fr_7fr] md:gap-8">
        <div className="grid gap-5">
          <BlockTitle context={context} title={block.title} width={16} />
          {block.text && <p className="max-w-measure text-lg whitespace-pre-line">{block.text}</p>}
        </div>
        <div className="paper-card">
          {member ? <p>You already have an account.</p> : <LazyJoinPanel thanks={block.thanks ?? ''} />}
        </div>
      </div>
    </section>
  )
}
