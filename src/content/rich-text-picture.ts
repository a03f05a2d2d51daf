import { escapeHtml } from '@/rules/escape-html'

/** A picture of the media library, as far as a text shows it. */
export type RichPicture = { url: string; alt: string; width: number | null; height: number | null }

export function pictureHtml({ alt, height, url, width }: RichPicture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size}>`
}
