import { NO_SOURCES } from './content-policy'
import type { Rendered } from './finished-page'
import { inlineScriptHashes } from './inline-scripts'
import type { RenderPage } from './page-cache'
import { type HeaderSettings, securityHeaders } from './security-headers'
import type { PolicySources, SiteSide } from './shared'

/** The security headers of rendered pages. What the settings add to their policy is asked for once, until an expiry. */
export class PageHeaders {
  readonly #settings: HeaderSettings
  readonly #site: () => Pick<SiteSide, 'policySources'> | undefined
  #sources: Promise<PolicySources> | undefined

  constructor(site: () => Pick<SiteSide, 'policySources'> | undefined, settings: HeaderSettings) {
    this.#site = site
    this.#settings = settings
  }

  /** What the settings add to the policy of pages. */
  sources(): Promise<PolicySources> {
    const site = this.#site()
    if (!site) return Promise.resolve(NO_SOURCES)
    this.#sources ??= this.#ask(site)
    return this.#sources
  }

  async #ask(site: Pick<SiteSide, 'policySources'>): Promise<PolicySources> {
    const { origins } = this.#settings
    try {
      const { scripts, styles, images, forms } = await site.policySources()
      return {
        scripts: [...scripts, ...origins],
        styles: [...styles, ...origins],
        images: [...images, ...origins],
        forms,
      }
    } catch (error) {
      this.clear()
      throw error
    }
  }

  /** Asks for them again. */
  clear(): void {
    this.#sources = undefined
  }

  /** The renderer, whose pages come with their security headers. */
  around(render: RenderPage): RenderPage {
    return async (address, context) => {
      const rendered = await render(address, context)
      return { ...rendered, headers: { ...rendered.headers, ...(await this.#headersOf(rendered)) } }
    }
  }

  async #headersOf({ headers, body }: Rendered): Promise<Record<string, string>> {
    if (!/^text\/html\b/.test(String(headers['content-type'] ?? ''))) return securityHeaders('data', this.#settings)
    const hashes = inlineScriptHashes(body.toString())
    return securityHeaders('page', this.#settings, { hashes, sources: await this.sources() })
  }
}
