import { newTab } from '@/ui/new-tab'
import { PageLink } from '@/ui/PageLink'

export type TitleLevel = 'h2' | 'h3' | 'h4'

type Props = {
  /** The heading level, from the outline of the page; the font size does not depend on it. */
  as?: TitleLevel
  title: string
  /** Null for an item without a page: then the card is not clickable. */
  href: string | null
  target?: '_self' | '_blank' | null
}

/** The title of a card. Its link covers the card, so that a click anywhere follows it. */
export function CardTitle({ as: Title = 'h3', href, target, title }: Props) {
  return (
    <Title className="card-title">
      {href ? (
        <PageLink className="card-link stretched-link" href={href} {...newTab(target)}>
          {title}
        </PageLink>
      ) : (
        title
      )}
    </Title>
  )
}
