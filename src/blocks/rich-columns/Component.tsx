import { cva } from 'class-variance-authority'
import type { BlockProps } from '@/blocks/block'
import { Content } from '@/content/Content'
import type { RichColumnsData } from './load'

const section = cva('relative isolate overflow-hidden py-9', {
  variants: {
    variant: { plain: '', tinted: 'bg-light-background', framed: '', reversed: '' },
  },
})

const columns = cva('grid items-start gap-7 md:gap-8', {
  variants: {
    variant: {
      plain: 'md:grid-cols-[7fr_5fr]',
      tinted: 'md:grid-cols-[7fr_5fr]',
      framed: 'md:grid-cols-[7fr_5fr]',
      reversed: 'md:grid-cols-[5fr_7fr]',
    },
  },
})

/** Two columns of authored text, in one of four arrangements. SPEC 2.3. */
export function RichColumns({ block, context, data }: BlockProps<'richColumns', RichColumnsData>) {
  const variant = block.variant ?? 'plain'
  const prefix = `b${block.id ?? ''}`
  const { audience, contentHeadings, signUpTo } = context
  const page = { audience, contentHeadings, signUpTo }
  return (
    <section className={section({ variant })} data-light={block.light ?? 'morning'} data-variant={variant}>
      {variant === 'tinted' && <div className="window-light" aria-hidden="true" />}
      <div className="wrap grid gap-7">
        {block.title && <h2 className="type-h2 max-w-[22ch]">{block.title}</h2>}
        <div className={columns({ variant })}>
          <div className="prose">
            <Content html={data.left} idPrefix={`${prefix}l`} {...page} />
          </div>
          <div className={variant === 'framed' ? 'paper-card prose' : 'prose'}>
            <Content html={data.right} idPrefix={`${prefix}r`} {...page} />
          </div>
        </div>
      </div>
    </section>
  )
}
