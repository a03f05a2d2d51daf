import { BlockTitle } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { mergeClasses } from '@/blocks/merge-classes'
import { outlineOf } from '@/blocks/outline'
import { Picture } from '@/ui/Picture'
import type { ImageColumnsData } from './load.server'

/** An image on the left or right of two texts; on phones all three are below each other. Nothing without any of them. */
export function ImageColumns({ block, context, data }: BlockProps<'imageColumns', ImageColumnsData>) {
  const { image, left, right } = data
  if (!block.title && !image && !left && !right) return null
  const { sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light={block.light ?? 'morning'}>
      <BlockTitle context={context} title={block.title} width={22} />
      <div className="image-columns" data-alignment={image ? (block.alignment ?? 'image_left') : undefined}>
        {image && (
          <div className="image-columns-picture cover-frame">
            <Picture image={image} sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 33vw, 92vw" />
          </div>
        )}
        <div className={mergeClasses('grid grid-cols-1 items-start gap-7', left && right && 'md:grid-cols-2 md:gap-8')}>
          {left && <BlockText context={context} html={left} idPrefix={`${prefix}l`} />}
          {right && <BlockText context={context} html={right} idPrefix={`${prefix}r`} />}
        </div>
      </div>
    </section>
  )
}
