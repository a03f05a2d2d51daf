import type { BlockProps } from '@/blocks/block'
import { HERO_PICTURE_SIZES, withHeroFocus } from '@/blocks/hero/hero-picture'
import { outlineOf } from '@/blocks/outline'
import { Accordion } from '@/ui/Accordion'
import { Picture } from '@/ui/Picture'
import type { HeroGridData } from './load.server'
import { SectionLabels, SectionText } from './SectionText'

/**
 * A welcome beside an image, as in a banner, and a row of sections. On small screens the sections are an accordion; both are in the HTML, and
 * CSS shows one of them.
 */
export function HeroGrid({ block, context, data: { descriptions, image } }: BlockProps<'heroGrid', HeroGridData>) {
  const { Title, childHeading } = outlineOf(context, block.welcomeText)
  const Heading = childHeading
  const sections = (block.sections ?? []).map((section, index) => ({
    section,
    key: section.id ?? index,
    description: descriptions[index] ?? '',
  }))
  return (
    <section className="hero-grid" data-light={block.light ?? 'morning'} data-first={context.first || undefined}>
      <div className="hero" data-banner="standard" data-picture={image ? '' : undefined}>
        {!image && <div className="window-light" aria-hidden="true" />}
        <div className="wrap hero-text">
          <Title className="type-h1">{block.welcomeText}</Title>
        </div>
        {image && (
          <Picture
            className="hero-picture"
            image={withHeroFocus(image)}
            priority={context.first}
            sizes={HERO_PICTURE_SIZES}
          />
        )}
      </div>
      {sections.length > 0 && (
        <div className="wrap">
          <ul className="hero-grid-row">
            {sections.map(({ description, key, section }) => (
              <li key={key}>
                <SectionLabels section={section} />
                <Heading className="type-h3">{section.title}</Heading>
                <SectionText section={section} description={description} />
              </li>
            ))}
          </ul>
          <div className="hero-grid-accordion">
            <Accordion
              name={`hero-grid-${block.id ?? ''}`}
              heading={childHeading}
              firstOpen
              items={sections.map(({ description, key, section }) => ({
                key,
                title: section.title,
                content: (
                  <div className="grid gap-3">
                    <SectionLabels section={section} />
                    <SectionText section={section} description={description} />
                  </div>
                ),
              }))}
            />
          </div>
        </div>
      )}
    </section>
  )
}
