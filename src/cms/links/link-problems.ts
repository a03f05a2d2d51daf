import type { PayloadRequest } from 'payload'
import { localPageUri } from '@/rules/links/local-link'
import { siteOrigin } from '@/runtime/env'
import { scanLinks } from './scan'
import { checkLinks, loadTargets } from './targets'
import { isTyped } from './walk'

/** A link that leads nowhere, or through a redirect, and where it is. */
export type LinkProblem = {
  /** The document's. */
  title: string
  kind: string
  path: string
  /** Such as "Block 5 (Call to action), Button". */
  place: string
  problem: string
  /** A redirect leads on, so the link can be changed automatically. */
  redirected: boolean
}

/** The links of everything published that lead nowhere or through a redirect; broken ones first. */
export async function linkProblems(req: PayloadRequest): Promise<LinkProblem[]> {
  const documents = await scanLinks(req)
  const states = await checkLinks(
    req,
    documents.flatMap(({ links }) => links.map(({ link }) => link)),
    await loadTargets(req),
  )
  let index = 0
  const problems = documents.flatMap(({ kind, links, path, title }) =>
    links.flatMap(({ place }): LinkProblem[] => {
      const state = states[index++]
      if (!state?.problem) return []
      return [{ title, kind, path, place, problem: state.problem, redirected: state.redirectsTo !== null }]
    }),
  )
  return problems.sort((a, b) => Number(a.redirected) - Number(b.redirected))
}

/** A document with typed links to an address. */
export type LinkUse = { title: string; kind: string; path: string; places: string[] }

/**
 * Where typed links lead to some pages. Chosen links are not named: they follow their target.
 * @param uris addresses with their trailing slashes
 * @param below also links to what is below them
 */
export async function typedLinksTo(req: PayloadRequest, uris: readonly string[], below: boolean): Promise<LinkUse[]> {
  const leads = (link: string) => {
    const uri = isTyped(link) ? localPageUri(link, siteOrigin())?.toLowerCase() : undefined
    return uri !== undefined && uris.some((one) => uri === one || (below && one !== '/' && uri.startsWith(one)))
  }
  return (await scanLinks(req)).flatMap(({ kind, links, path, title }) => {
    const places = links.filter(({ link }) => leads(link)).map(({ place }) => place)
    return places.length > 0 ? [{ title, kind, path, places }] : []
  })
}
