import type { RenderPage } from './page-cache'

const START = '<script>self.__next_f.push([1,'
const END = '])</script>'
/** Stands for a `<` that would end the element, or hide its end tag. A payload with this character stays as it is. */
const ESCAPED = '\ue000'
/** `<` before what HTML's tokenizer looks for in a script. */
const TOKEN = /<(?=!--|\/?script)/gi
/** What the parser or UTF-8 would change, or what stands for something else. */
const UNSAFE = /[\0\r\ue000\p{Surrogate}]/u
/** A string of JSON as Next writes it, with `<` escaped. */
const STRING = /^"(?:[^"\\<]|\\.)*"$/
/** The type of the payload's element. It is not a script's, so browsers do not run it. */
export const PAYLOAD_TYPE = 'text/x-component'
const READ =
  '<script>self.__next_f.push([1,document.currentScript.previousSibling.textContent.replaceAll("\\ue000","<")])</script>'

/**
 * Writes a page's payload as text in place of the strings in scripts that Next makes of it. With nothing escaped it
 * repeats what the page's HTML has, so it takes a twentieth less when compressed, and the policy names one script more,
 * the same on every page, in place of one for each 20 kB.
 */
export function withPlainPayload(html: string): string {
  const from = html.indexOf(START)
  const to = html.lastIndexOf(START)
  if (from === -1) return html
  const end = html.indexOf(END, to) + END.length
  const chunks = html.slice(from + START.length, end - END.length).split(END + START)
  // Something else is in them, or between them.
  if (!chunks.every((chunk) => STRING.test(chunk))) return html
  const payload = chunks.map((chunk) => String(JSON.parse(chunk))).join('')
  if (UNSAFE.test(payload)) return html
  const element = `<script type="${PAYLOAD_TYPE}">${payload.replaceAll(TOKEN, ESCAPED)}</script>`
  return html.slice(0, from) + element + READ + html.slice(end)
}

/** Writes the payloads of a renderer's documents as text. */
export function plainPayloads(render: RenderPage): RenderPage {
  return async (pageKey, context) => {
    const rendered = await render(pageKey, context)
    if (!/^text\/html\b/.test(String(rendered.headers['content-type'] ?? ''))) return rendered
    return { ...rendered, body: Buffer.from(withPlainPayload(rendered.body.toString())) }
  }
}
