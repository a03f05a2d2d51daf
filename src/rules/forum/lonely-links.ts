import { z } from 'zod'

const part = z.looseObject({ type: z.string(), children: z.array(z.unknown()).catch([]) })
const link = z.object({ url: z.string() })
const text = z.object({ text: z.string() })

/** A text without words, such as the space after a link. */
const isBlank = (value: unknown) => text.safeParse(value).data?.text.trim() === ''

/**
 * The addresses of the links that are alone in a paragraph of a stored body.
 * @param body anything; what is no body has none
 */
export function lonelyLinks(body: unknown): string[] {
  const root = z.object({ root: part }).safeParse(body).data?.root
  return (root?.children ?? []).flatMap((value) => {
    const paragraph = part.safeParse(value).data
    if (paragraph?.type !== 'paragraph') return []
    const [first, ...others] = paragraph.children.filter((child) => !isBlank(child))
    const isLink = /^(?:auto)?link$/.test(part.safeParse(first).data?.type ?? '')
    const url = link.safeParse(first).data?.url
    return isLink && url !== undefined && others.length === 0 ? [url] : []
  })
}
