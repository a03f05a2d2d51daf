import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle } from '@/cards/parts/CardTitle'
import { extraText } from '@/cards/parts/meta'
import { typeStyle } from '@/cards/parts/type-styles'
import type { MediaPartnersData } from './load.server'

const SIZES = '(min-width: 90rem) 13rem, (min-width: 64rem) 15vw, (min-width: 40rem) 28vw, 45vw'
const { Icon, light } = typeStyle('partners')

/** Logos with names, each linked to its partner, and a link to all partners. Nothing without partners. */
export function MediaPartners({ block, context, data: { partners } }: BlockProps<'mediaPartners', MediaPartnersData>) {
  if (partners.length === 0) return null
  const { seeAllLink, subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-6 py-9')} data-light="noon">
      <BlockHead context={context} eyebrow={subtitle} title={title} archiveLink={seeAllLink} />
      <ul className="partners">
        {partners.map((partner) => (
          <li className="partner" key={partner.databaseId}>
            <CardPicture image={partner.image} Icon={Icon} light={light} sizes={SIZES} />
            <CardTitle
              as={childHeading}
              title={partner.title}
              href={extraText(partner, 'partnerUrl')}
              target="_blank"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
