import { z } from 'zod'

const jsonLd = z.record(z.string(), z.unknown())

/** Every JSON-LD object of a page's HTML, with entities left encoded. */
export function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    jsonLd.parse(JSON.parse(json)),
  )
}
