import type { BlockOf } from '@/blocks/block'
import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'
import { newTab } from '@/ui/new-tab'

export type HeroSection = NonNullable<BlockOf<'heroGrid'>['sections']>[number]

type Props = { section: Pick<HeroSection, 'cta' | 'subtitle' | 'tagLabel' | 'title'>; description: string }

/** The text of a section and its link: by default "Learn More" to "#" in the same tab (docs/product.md#blocks). */
export function SectionText({ description, section: { cta, title } }: Props) {
  const linkText = cta?.title || TEXTS.learnMore
  return (
    <>
      {description && <p className="text-text-soft">{description}</p>}
      <a className="link justify-self-start" href={cta?.url || '#'} {...newTab(cta?.target ?? '_self')}>
        {linkText}
        {linkText === TEXTS.learnMore && <span className="sr-only">: {title}</span>}
      </a>
    </>
  )
}

/** The short line and the label above a section's title. */
export function SectionLabels({ section: { subtitle, tagLabel } }: Pick<Props, 'section'>) {
  if (!subtitle && !tagLabel) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {subtitle && <span className="font-semibold text-light-ink text-sm">{subtitle}</span>}
      {tagLabel && <Badge variant="raised">{tagLabel}</Badge>}
    </p>
  )
}
