import type { BlockProps } from '@/blocks/block'
import { SignUpForm } from '@/features/newsletter/SignUpForm.client'

/** The newsletter's sign-up on a band of evening light; nothing where the path hides it. SPEC 2.1, 2.3. */
export function Newsletter({ block, context }: BlockProps<'newsletter'>) {
  if (!context.newsletter) return null
  const Heading = context.first ? 'h1' : 'h2'
  return (
    <section className={`band py-8 ${context.first ? 'mt-header' : ''}`} data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid items-center gap-6 lg:grid-cols-[6fr_5fr] lg:gap-8">
        {block.title && <Heading className="type-h2 max-w-[18ch]">{block.title}</Heading>}
        <div className="grid gap-3">
          {block.text && <p className="max-w-measure text-text-soft">{block.text}</p>}
          <SignUpForm consentText={block.consentText} />
        </div>
      </div>
    </section>
  )
}
