import Link from 'next/link'
import { newTab } from '@/ui/new-tab'

export type TitleLevel = 'h2' | 'h3' | 'h4'

type Props = {
  /** By the outline of the page; how large it is does not hang on it. */
  as?: TitleLevel
  title: string
  /** Null for an item without a page: the card is then not pressed. */
  href: string | null
  target?: '_self' | '_blank' | null
}

/** The title of a card. Its link reaches over the whole card, so that a press anywhere follows it. SPEC 2.2. */
export function CardTitle({ as: Title = 'h3', href, target, title }: Props) {
  return (
    <Title className="card-title">
      {href ? (
        <Link className="card-link stretched-link" href={href} prefetch={false} {...newTab(target)}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Title>
  )
}
