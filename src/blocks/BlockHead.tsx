import type { ReactNode } from 'react'
import { MailLinks } from '@/ui/MailLinks'
import { TextLink } from '@/ui/TextLink'
import type { BlockContext } from './block'
import { mergeClasses } from './merge-classes'
import { outlineOf } from './outline'

/** The longest line of a title, in characters. */
const TITLE_WIDTHS = { 14: 'max-w-[14ch]', 16: 'max-w-[16ch]', 18: 'max-w-[18ch]', 22: 'max-w-[22ch]' } as const
const TEXT_SIZES = { medium: '', large: 'text-lg' } as const

type TitleProps = {
  context: Pick<BlockContext, 'first' | 'listPart' | 'pageTitle'>
  title: string | null | undefined
  /** In characters; without it, the title is as wide as the section. */
  width?: keyof typeof TITLE_WIDTHS
}

/**
 * The title of a block: h1 in the first block of a page, otherwise h2. Nothing without a title; but the first block then
 * has the page's title as an h1 for screen readers. The list of a list page has its title for them alone: the banner
 * above it says it.
 */
export function BlockTitle({ context, title, width }: TitleProps) {
  const { Title } = outlineOf(context, title)
  if (title && context.listPart === 'list') return <Title className="sr-only">{title}</Title>
  if (title) return <Title className={mergeClasses('type-h2', width && TITLE_WIDTHS[width])}>{title}</Title>
  return context.first ? <h1 className="sr-only">{context.pageTitle}</h1> : null
}

/** A short line above a title. Renders a `p`, or nothing without a text. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return children ? <p className="font-semibold text-light-ink text-sm">{children}</p> : null
}

type Props = Pick<TitleProps, 'context' | 'title'> & {
  titleWidth?: TitleProps['width']
  /** The short line above the title. */
  eyebrow?: string | null
  /** A sentence or two below the title. */
  text?: string | null
  textSize?: keyof typeof TEXT_SIZES
  /** Leads to all items of the section. */
  archiveLink?: { title?: string | null; url?: string | null } | null
}

/** The head of a block: short line, title, text and archive link. Renders a `div`; nothing where all are empty. */
export function BlockHead({ archiveLink, context, eyebrow, text, textSize = 'medium', title, titleWidth }: Props) {
  const link = archiveLink?.url && archiveLink.title ? { url: archiveLink.url, title: archiveLink.title } : null
  if (!title && !eyebrow && !text && !link) return <BlockTitle context={context} title={null} />
  if (context.listPart === 'list' && !text && !link) return <BlockTitle context={context} title={title} />
  return (
    <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-3">
      {context.listPart !== 'list' && <Eyebrow>{eyebrow}</Eyebrow>}
      <BlockTitle context={context} title={title} width={titleWidth} />
      {text && (
        <p className={mergeClasses('max-w-measure whitespace-pre-line text-text-soft', TEXT_SIZES[textSize])}>
          <MailLinks>{text}</MailLinks>
        </p>
      )}
      {link && (
        <TextLink href={link.url} arrow>
          {link.title}
        </TextLink>
      )}
    </div>
  )
}
