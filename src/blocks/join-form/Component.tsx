import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyJoinPanel } from './LazyJoinPanel.client'

/** The form that makes a free account; for members, who have one, a line that says so. SPEC 2.1. */
export function JoinForm({ block, context }: BlockProps<'joinForm'>) {
  const { Title } = outlineOf(context, block.title)
  const member = context.audience !== 'visitor'
  return (
    <section className="light-section scroll-mt-header py-9" data-light="morning" id="join">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid items-start gap-7 md:grid-cols-[5fr_7fr] md:gap-8">
        <div className="grid gap-5">
          <Title className="type-h2 max-w-[16ch]">{block.title}</Title>
          {block.text && <p className="max-w-measure text-lg whitespace-pre-line">{block.text}</p>}
        </div>
        <div className="paper-card">
          {member ? (
            <p>You are in already: this page is for those who are not yet.</p>
          ) : (
            <LazyJoinPanel thanks={block.thanks ?? ''} />
          )}
        </div>
      </div>
    </section>
  )
}
