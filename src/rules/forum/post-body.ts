/**
 * The body of a post: rich text (Lexical's JSON) of the closed set of nodes that the editor offers. It is rebuilt field
 * by field, so nothing is stored that is not named here. What it does not know is refused, never dropped.
 */
import { z } from 'zod'
import { AppError } from '../app-error'
import { stripFormatCharacters } from '../format-characters'
import { LIMITS } from '../limits'
import { mentionedUsernames } from './mentions'

/** The shape of a body in a call; {@link readPostBody} reads what is in it. */
export const postBody = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

/** A picture that was uploaded before, by its id. */
export type PostPicture = { id: number; file: string; width: number; height: number }

/** A stored node. */
export type PostNode = { type: string; version: 1; children?: PostNode[]; [field: string]: unknown }
export type PostBody = { root: { type: 'root'; version: 1; children: PostNode[] } }

/** A body that can be stored, and what is known of it. */
export type ReadBody = {
  body: PostBody
  /** Its words on lines of their own, for search, previews and the word list. */
  text: string
  /** Links, written-out addresses included. */
  links: number
  /** Usernames, in lower case. */
  mentions: string[]
  /** Ids of its pictures. */
  pictures: number[]
}

const BOLD_AND_ITALIC = 3
const BLOCKS = ['paragraph', 'quote', 'list', 'picture'] as const
const INLINE = ['text', 'linebreak', 'link', 'autolink', 'picture'] as const

/** The children that a node can have; a node that is not here has none. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  root: BLOCKS,
  paragraph: INLINE,
  quote: [...INLINE, 'paragraph', 'list'],
  list: ['listitem'],
  listitem: [...INLINE, 'paragraph', 'list'],
  link: ['text', 'linebreak'],
  autolink: ['text', 'linebreak'],
}

const node = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })
// Without invisible characters, which come with pasted text.
const visible = z.string().overwrite(stripFormatCharacters)
const textFields = z.object({ text: visible, format: z.int().min(0).max(BOLD_AND_ITALIC).default(0) })
const listFields = z.object({ listType: z.enum(['bullet', 'number']), start: z.int().min(0).max(9_999).default(1) })
const linkFields = z.object({
  url: z.string().max(LIMITS.forumUrlMaxChars).optional(),
  fields: z.looseObject({ url: z.string().max(LIMITS.forumUrlMaxChars).optional() }).optional(),
})
const pictureFields = z.object({
  picture: z.int().min(1),
  alt: visible.trim().min(1, 'Say what the picture shows.').max(LIMITS.forumAltMaxChars),
})

const refuse = (message: string): never => {
  throw new AppError('unprocessable', message, { fields: { body: message } })
}

function fieldsOf<T>(schema: z.ZodType<T>, value: unknown, type: string): T {
  const read = schema.safeParse(value)
  return read.success ? read.data : refuse(read.error.issues[0]?.message ?? `The post has an invalid ${type}.`)
}

type Reading = {
  isSafeUrl: (url: string) => boolean
  nodes: number
  chars: number
  links: number
  lines: string[]
  pictures: number[]
}

/**
 * @param value the shape of {@link postBody}; its depth and size are not trusted
 * @param isSafeUrl whether an address may be linked
 * @throws AppError unprocessable for a node, link or size that a post cannot have; bad_request for an empty post
 */
export function readPostBody(value: z.infer<typeof postBody>, isSafeUrl: (url: string) => boolean): ReadBody {
  const reading: Reading = { isSafeUrl, nodes: 0, chars: 0, links: 0, lines: [''], pictures: [] }
  const children = readChildren('root', value.root.children, 1, reading)
  const text = reading.lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
  if (text === '' && reading.pictures.length === 0) {
    throw new AppError('bad_request', 'The post is empty.', { fields: { body: 'Write something first.' } })
  }
  const mentions = mentionedUsernames(text)
  if (mentions.length > LIMITS.forumPostMentions) refuse(`Mention ${LIMITS.forumPostMentions} people at most.`)
  return {
    body: { root: { type: 'root', version: 1, children } },
    text,
    links: reading.links,
    mentions,
    pictures: [...new Set(reading.pictures)],
  }
}

function readChildren(parent: string, values: readonly unknown[], depth: number, reading: Reading): PostNode[] {
  if (depth > LIMITS.forumPostDepth) refuse('The post is nested too deeply.')
  return values.map((value) => readNode(parent, value, depth, reading))
}

function readNode(parent: string, value: unknown, depth: number, reading: Reading): PostNode {
  reading.nodes += 1
  if (reading.nodes > LIMITS.forumPostNodes) refuse('The post has too many parts.')
  const { children = [], type } = fieldsOf(node, value, 'part')
  if (!CHILDREN[parent]?.includes(type))
    return refuse(`A post cannot have a part of the type ${type.slice(0, 40)} here.`)
  // Each block, line break and item begins a line.
  if (type !== 'text' && type !== 'link' && type !== 'autolink') reading.lines.push('')
  const own = { type, version: 1 as const, ...ownFields(type, parent, value, reading) }
  return CHILDREN[type] ? { ...own, children: readChildren(type, children, depth + 1, reading) } : own
}

/** Every address that is written out in a text. */
const WRITTEN_URL = /https?:\/\/|www\./gi

function ownFields(type: string, parent: string, value: unknown, reading: Reading): Record<string, unknown> {
  switch (type) {
    case 'text': {
      const { format, text } = fieldsOf(textFields, value, type)
      reading.chars += text.length
      if (reading.chars > LIMITS.forumPostMaxChars) refuse(`Use ${LIMITS.forumPostMaxChars} characters at most.`)
      // A link's own text is often its address, which counts once.
      if (parent !== 'link' && parent !== 'autolink') reading.links += text.match(WRITTEN_URL)?.length ?? 0
      reading.lines.push((reading.lines.pop() ?? '') + text)
      return { text, format }
    }
    case 'link':
    case 'autolink': {
      const { fields, url = fields?.url } = fieldsOf(linkFields, value, type)
      if (url === undefined || !reading.isSafeUrl(url)) return refuse('A link of the post leads nowhere safe.')
      reading.links += 1
      // Both shapes: the editor reads `url`, the conversion to HTML reads `fields`.
      return { url, fields: { url, linkType: 'custom', newTab: false } }
    }
    case 'list':
      return fieldsOf(listFields, value, type)
    case 'picture': {
      const read = fieldsOf(pictureFields, value, type)
      reading.pictures.push(read.picture)
      if (reading.pictures.length > LIMITS.forumPostPictures)
        refuse(`Use ${LIMITS.forumPostPictures} pictures at most.`)
      return read
    }
    default:
      return {}
  }
}

/**
 * Adds to each picture of a body what is needed to show it.
 * @param pictures by id
 * @throws AppError unprocessable for a picture that is not among them
 */
export function withPictures({ root }: PostBody, pictures: ReadonlyMap<number, PostPicture>): PostBody {
  const complete = (part: PostNode): PostNode => {
    if (part.children) return { ...part, children: part.children.map(complete) }
    if (part.type !== 'picture') return part
    const found = pictures.get(Number(part.picture)) ?? refuse('A picture of the post does not exist.')
    return { ...part, file: found.file, width: found.width, height: found.height }
  }
  return { root: { ...root, children: root.children.map(complete) } }
}
