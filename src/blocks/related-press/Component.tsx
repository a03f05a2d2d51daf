import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { extraText } from '@/cards/parts/meta'
import { PressItem } from '@/cards/press-item/PressItem'
import type { RelatedPressData } from './load.server'

/** Press items, each with its publisher (its first category), date, excerpt and a link to the source. Nothing without any. */
export function RelatedPress({ block, context, data: { items } }: BlockProps<'relatedPress', RelatedPressData>) {
  if (items.length === 0) return null
  const { subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-6 py-section')} data-light="dusk">
      <BlockHead context={context} eyebrow={subtitle} title={title} />
      <ul className="press-list">
        {items.map((item) => (
          <li key={item.databaseId}>
            <PressItem
              as={childHeading}
              title={item.title}
              outlet={item.categories[0]?.title}
              date={extraText(item, 'pressDate')}
              language={extraText(item, 'pressLanguage')}
              excerpt={item.excerpt}
              uri={extraText(item, 'pressUrl')}
              image={item.image}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
