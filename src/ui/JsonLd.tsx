/** Structured data. `<` is escaped, so that no text can close the element; a script of this type is data and never runs. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD can only be written as inner HTML, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
