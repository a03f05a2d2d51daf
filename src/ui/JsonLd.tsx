/**
 * Structured data in a page. `<` is escaped, so that no text in it can end the element;
 * a script of this type is data and never runs.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other way into a page, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
