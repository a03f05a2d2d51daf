import { ExternalLink } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { CardPicture } from '@/cards/parts/CardPicture'
import { extraText } from '@/cards/parts/meta'
import { typeStyle } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards.server'
import { TEXTS } from '@/rules/texts'
import { newTab } from '@/ui/new-tab'
import type { MediaPartnersData } from './load.server'

const SIZES = '(min-width: 64rem) 15rem, (min-width: 40rem) 28vw, 45vw'
const LIST_SIZES = '(min-width: 90rem) 15rem, (min-width: 64rem) 17vw, 40vw'
const { Icon, light } = typeStyle('partners')

/** A logo without its mean color, which would show around one that is not cropped. */
const onPaper = (image: CardImage | null) => image && { ...image, color: null }

/**
 * Logos, each linked to its partner, and a link to all partners; on a page that is their list with a sentence on each.
 * Nothing without partners.
 */
export function MediaPartners({ block, context, data: { partners } }: BlockProps<'mediaPartners', MediaPartnersData>) {
  if (partners.length === 0) return null
  const { seeAllLink, subtitle, title } = block
  const { childHeading: Name, sectionClass } = outlineOf(context, title)
  const isList = context.listPart === 'list'
  return (
    <section
      className={sectionClass(`wrap grid grid-cols-1 py-section ${isList ? 'gap-7' : 'gap-6'}`)}
      data-light="noon"
    >
      <BlockHead context={context} eyebrow={subtitle} title={title} archiveLink={seeAllLink} />
      <ul className="partners" data-list={isList || undefined}>
        {partners.map((partner) => {
          const url = extraText(partner, 'partnerUrl')
          // In a row of logos the name is in the logo: it is written out for screen readers alone.
          const name = <span className={partner.image && !isList ? 'sr-only' : undefined}>{partner.title}</span>
          return (
            <li className="partner" key={partner.databaseId}>
              <CardPicture
                image={onPaper(partner.image)}
                Icon={Icon}
                light={light}
                sizes={isList ? LIST_SIZES : SIZES}
              />
              <div className="partner-text">
                <Name className="card-title">
                  {url ? (
                    <a className="card-link stretched-link" href={url} {...newTab('_blank')}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </Name>
                {isList && partner.excerpt && <p className="text-text-soft">{partner.excerpt}</p>}
                {isList && url && (
                  <span className="link inline-flex items-center gap-2 justify-self-start text-sm" aria-hidden="true">
                    {TEXTS.visitSite}
                    <ExternalLink className="size-4" />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
