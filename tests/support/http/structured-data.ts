import { z } from 'zod'

const said = z.record(z.string(), z.unknown())

/** What a page says to search engines: every JSON-LD of its HTML, entities as they stand. */
export function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    said.parse(JSON.parse(json)),
  )
}
