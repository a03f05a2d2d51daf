/**
 * Converts the buttons, galleries, videos and cards of rich text to the HTML that src/content reads, which is the same
 * that imported content can have (docs/editors.md#parts-of-a-text).
 */
import { z } from 'zod'
import { escapeHtml } from '@/rules/escape-html'
import { linkReference } from '@/rules/links/reference'
import { parseEmbed } from '@/rules/video-source'
import { pictureHtml, type RichPicture } from './rich-text-picture'

/** Looks up what a text only refers to. */
export type Lookups = {
  /** A picture of the media library; null for one that was deleted. */
  pictureOf: (id: number) => RichPicture | null
  /** The title of what is published at a path; null if nothing is. */
  titleOf: (uri: string) => string | null
}

const text = z.string().trim().catch('')
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])
const pictureId = z.number().nullable().catch(null)

const buttons = z.object({
  buttons: rows(z.object({ title: text, url: text, target: text, look: text })),
})
const gallery = z.object({ pictures: rows(z.object({ image: pictureId, caption: text })) })
const video = z.object({ title: text, source: z.string().catch(''), poster: pictureId, caption: text })
const cards = z.object({ items: rows(z.object({ url: text })) })

/** A reference that is not replaced by its address leads to nothing that is published. */
const leadsSomewhere = (url: string) => url !== '' && linkReference(url) === null

export function buttonsHtml(fields: unknown): string {
  const links = (buttons.safeParse(fields).data?.buttons ?? [])
    .filter(({ title, url }) => title !== '' && leadsSomewhere(url))
    .map(({ look, target, title, url }) => {
      const format = look === 'plain' ? ' data-format="plain"' : ''
      const tab = target === '_blank' ? ' target="_blank"' : ''
      return `<p><a href="${escapeHtml(url)}"${format}${tab}>${escapeHtml(title)}</a></p>`
    })
  return part('buttons', links.join(''))
}

export function galleryHtml(fields: unknown, { pictureOf }: Lookups): string {
  const figures = (gallery.safeParse(fields).data?.pictures ?? []).map(({ caption, image }) => {
    const picture = image === null ? null : pictureOf(image)
    return picture ? `<figure>${pictureHtml(picture)}${captionHtml(caption)}</figure>` : ''
  })
  return part('gallery', figures.join(''))
}

/** The video's address, which is the source of an embed code. */
export function videoHtml(fields: unknown, { pictureOf }: Lookups): string {
  const read = video.safeParse(fields).data
  const href = read ? hrefOf(read.source) : null
  if (!read || href === null) return ''
  const poster = read.poster === null ? null : pictureOf(read.poster)
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(read.title || 'Video')}</a>`
  return part('video', `<figure>${poster ? pictureHtml(poster) : ''}${link}${captionHtml(read.caption)}</figure>`)
}

function hrefOf(code: string): string | null {
  const source = parseEmbed(code)
  switch (source?.kind) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${source.videoId}${source.startS ? `&t=${source.startS}` : ''}`
    case 'vimeo':
      return `https://vimeo.com/${source.videoId}${source.hash ? `/${source.hash}` : ''}`
    default:
      return source?.src ?? null
  }
}

export function cardsHtml(fields: unknown, { titleOf }: Lookups): string {
  const items = (cards.safeParse(fields).data?.items ?? []).flatMap(({ url }) => {
    const title = leadsSomewhere(url) ? titleOf(url) : null
    return title === null ? [] : [`<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`]
  })
  return part('cards', items.length > 0 ? `<ul>${items.join('')}</ul>` : '')
}

const captionHtml = (caption: string) => (caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '')

const part = (kind: string, html: string) => (html ? `<div data-block="${kind}">${html}</div>` : '')
