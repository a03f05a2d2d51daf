import { cva } from 'class-variance-authority'
import { BlockTitle } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import type { RichColumnsData } from './load.server'

const section = cva('relative isolate overflow-hidden', {
  variants: {
    variant: {
      plain: 'py-section',
      tinted: 'bg-light-background py-band',
      framed: 'py-section',
      reversed: 'py-section',
    },
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

/** Two columns of authored text, in one of four variants. */
export function RichColumns({ block, context, data }: BlockProps<'richColumns', RichColumnsData>) {
  const { sectionClass } = outlineOf(context, block.title)
  const variant = block.variant ?? 'plain'
  const prefix = `b${block.id ?? ''}`
  return (
    <section
      className={sectionClass(section({ variant }))}
      data-light={block.light ?? 'morning'}
      data-variant={variant}
    >
      {variant === 'tinted' && <div className="window-light" aria-hidden="true" />}
      <div className="wrap grid gap-7">
        <BlockTitle context={context} title={block.title} width={22} />
        <div className={columns({ variant })}>
          <BlockText context={context} html={data.left} idPrefix={`${prefix}l`} />
          <BlockText context={context} html={data.right} idPrefix={`${prefix}r`} framed={variant === 'framed'} />
        </div>
      </div>
    </section>
  )
}
