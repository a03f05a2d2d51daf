/**
 * HTML that a call of ours has answered with: safe-html.ts made it safe on the server, with the one
 * pipeline, which is too heavy for the browser. Renders a `div`.
 */
export function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for what safe-html.ts has written
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
