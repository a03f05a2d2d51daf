import type { RenderContext } from '@/runtime/render-context'
import type { PolicySources } from '@/runtime/site-api'
import { inlineScriptHashes } from './inline-scripts'
import type { RenderPage } from './page-cache'
import type { RenderedResponse } from './page-response'
import { type HeaderSettings, securityHeaders } from './security-headers'

/** Reads the policy sources of the settings and adds their tags to the context. */
type ReadSources = (context: RenderContext) => Promise<PolicySources>

/** The security headers of rendered pages. */
export class PageHeaders {
  readonly #settings: HeaderSettings
  readonly #readSources: ReadSources

  constructor(readSources: ReadSources, settings: HeaderSettings) {
    this.#readSources = readSources
    this.#settings = settings
  }

  /** Policy sources of pages, from the CMS's settings and from the environment. */
  async sources(context: RenderContext): Promise<PolicySources> {
    const { scripts, styles, images, forms } = await this.#readSources(context)
    const { origins } = this.#settings
    return {
      scripts: [...scripts, ...origins],
      styles: [...styles, ...origins],
      images: [...images, ...origins],
      forms,
    }
  }

  /** Adds security headers to the pages of a renderer. */
  wrap(render: RenderPage): RenderPage {
    return async (address, context) => {
      const rendered = await render(address, context)
      return { ...rendered, headers: { ...rendered.headers, ...(await this.#securityHeadersOf(rendered, context)) } }
    }
  }

  async #securityHeadersOf(
    { headers, body }: RenderedResponse,
    context: RenderContext,
  ): Promise<Record<string, string>> {
    if (!/^text\/html\b/.test(String(headers['content-type'] ?? ''))) return securityHeaders('data', this.#settings)
    const hashes = inlineScriptHashes(body.toString())
    return securityHeaders('page', this.#settings, { hashes, sources: await this.sources(context) })
  }
}
