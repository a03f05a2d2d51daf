/**
 * Renders HTML from a call's response. safe-html.ts sanitized it on the server, because the pipeline is too large for
 * the browser. Renders a `div`.
 */
export function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe-html.ts has sanitized it
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
