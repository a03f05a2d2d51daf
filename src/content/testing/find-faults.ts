import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { button } from '@/ui/button-variants'

// Written out instead of derived from the schema, so that a mistake in the schema shows.
const ELEMENTS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p div section article aside address blockquote pre hr br wbr ul ol li dl dt dd figure ' +
    'figcaption details summary table caption colgroup col thead tbody tfoot tr th td a abbr b bdi bdo cite code del ' +
    'dfn em i ins kbd mark q s samp small span strong sub sup time u var img video audio source track'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'id title lang dir dataLink dataMenu dataFormat dataIcon href ariaLabel target rel src width height loop muted ' +
    'playsInline cite span dateTime open alt value start reversed type colSpan rowSpan abbr scope srcLang label ' +
    'default kind poster controls preload loading decoding className srcSet sizes role tabIndex'
  ).split(' '),
)
/** The only allowed classes: those that our own transforms add. */
const CLASSES = new Set(
  (
    'members-notice expandable shown-when-closed shown-when-open sr-only health-fact health-fact-title journey ' +
    'section-title link-card link-card-picture link-card-words link-card-kind link-card-title text-buttons text-gallery ' +
    'text-video text-cards text-table ' +
    `${button({ variant: 'primary' })} ${button({ variant: 'plain' })}`
  ).split(' '),
)
/** The one attribute of each of these that our own transforms add: the frame of a table. */
const FIXED: Readonly<Record<string, string>> = { target: '_blank', role: 'group', tabIndex: '0' }
const LOADING_ATTRIBUTES = ['src', 'poster']
const LINK_ATTRIBUTES = ['href', 'cite', 'dataLink']

/**
 * Parses markup as a browser would and lists everything that content must never contain: active content, requests to
 * other hosts, anything not allowed. Empty if it is safe.
 */
export function findFaults(markup: string): string[] {
  const faults: string[] = []
  visit(unified().use(rehypeParse, { fragment: true }).parse(markup), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') faults.push(node.type)
    if (node.type === 'element') faults.push(...faultsOf(node))
  })
  return faults
}

function faultsOf({ tagName, properties }: Element): string[] {
  const faults = ELEMENTS.has(tagName) ? [] : [`<${tagName}>`]
  for (const [name, value] of Object.entries(properties)) {
    const fault = `<${tagName} ${name}=${String(value)}>`
    // A browser removes these characters before it parses a URL.
    const address = String(value).replace(/[\t\n\r]/g, '')
    if (!ATTRIBUTES.has(name)) faults.push(fault)
    else if (LOADING_ATTRIBUTES.includes(name) && !/^\/(?![/\\])/.test(address)) faults.push(fault)
    else if (LINK_ATTRIBUTES.includes(name) && !/^(https?:|mailto:|tel:|#|\/(?![/\\]))/.test(address))
      faults.push(fault)
    else if (name === 'id' && !String(value).includes('-')) faults.push(fault)
    else if (name === 'className' && !(Array.isArray(value) && value.every((one) => CLASSES.has(String(one)))))
      faults.push(fault)
    else if (Object.hasOwn(FIXED, name) && String(value) !== FIXED[name]) faults.push(fault)
    else if (name === 'srcSet' && !sourcesOf(value).every((source) => source.startsWith('/_next/image?'))) {
      faults.push(fault)
    }
  }
  return faults
}

/** The addresses of a `srcset`. */
const sourcesOf = (value: unknown) =>
  [value]
    .flat()
    .flatMap((part) => String(part).split(','))
    .map((source) => source.trim())
