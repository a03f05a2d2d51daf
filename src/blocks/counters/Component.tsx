import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Picture } from '@/ui/Picture'
import type { CountersData } from './load.server'

/** Large numbers on a tinted section: five in a row, two or three below 768 px. */
export function Counters({ block, context, data }: BlockProps<'counters', CountersData>) {
  const counters = block.counters ?? []
  if (counters.length === 0) return null
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('light-section py-band')} data-light={block.light ?? 'noon'}>
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid gap-7">
        <BlockTitle context={context} title={block.title} width={22} />
        <ul className="counters">
          {counters.map(({ id, number, suffix, text }, index) => {
            const image = data.images[index]
            return (
              <li className="counter" key={id ?? index}>
                {image && <Picture image={image} sizes="180px" />}
                <p className="numeral">
                  {number.toLocaleString('en-US')}
                  {suffix && <span className="counter-suffix">{suffix}</span>}
                </p>
                {text && <p className="max-w-measure text-text-soft">{text}</p>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
