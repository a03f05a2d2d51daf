import { BookOpen } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle } from '@/cards/parts/CardTitle'
import type { CoversGridData } from './load.server'

/** Upright covers with their titles; a cover whose title has an anchor is a link. Nothing without covers. */
export function CoversGrid({ block, context, data: { covers } }: BlockProps<'coversGrid', CoversGridData>) {
  if (covers.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="dusk">
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
      <CardGrid kind="posts" columns={4}>
        {covers.map(({ href, id, image, target, text }) => (
          <li key={id}>
            <article className={href ? 'card hover-zoom' : 'card'} data-variant="cover">
              <CardPicture image={image} Icon={BookOpen} light="dusk" sizes={gridSizes('posts', { columns: 4 })} />
              <div className="card-text">
                <CardTitle as={childHeading} title={text} href={href} target={target} />
              </div>
            </article>
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
