import type { DemoPage } from '../page'

/** Stands at the top of every legal page: nothing of it has been seen by a lawyer. */
export const SAMPLE_NOTICE =
  'Sample terms of a made-up company, to show the page. Have a lawyer review and replace them before use.'

interface LegalPage {
  path: `/${string}`
  title: string
  description: string
  /** What the page is about, in one plain sentence. */
  inShort: string
  /** Sections with h2 headings; data-menu puts them into the side bar. */
  body: string
}

/** A legal page: the banner, and the text with its contents beside it. */
export function legalPage({ path, title, description, inShort, body }: LegalPage): DemoPage {
  return {
    path,
    title,
    slug: path.slice(1),
    requiredPlan: 'none',
    seo: { description },
    blocks: [
      { blockType: 'hero', subtitle: 'Legal', title, neutralTitle: title, textContent: inShort },
      {
        blockType: 'richContent',
        bodyHtml: `<p><strong>${SAMPLE_NOTICE}</strong></p>\n${body}`,
        showSidebar: true,
      },
    ],
  }
}
