import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** Fields that change with every request and give no access to anything. */
const BOOKKEEPING = new Set(['sessions', 'lastSeenOn'])

const plain = (value: unknown) =>
  JSON.stringify(value, (key, inner: unknown) => (BOOKKEEPING.has(key) ? undefined : inner))

/** All rows of the CMS, drafts, versions and hidden fields included: one string for each row. */
export async function snapshot(payload: Payload): Promise<string[]> {
  const lines: string[] = []
  const all = { depth: 0, pagination: false, showHiddenFields: true, sort: 'id' } as const
  for (const { slug, versions } of payload.config.collections) {
    const collection = slug as CollectionSlug
    const { docs } = await payload.find({ collection, ...all })
    lines.push(...docs.map((doc) => `${slug} ${plain(doc)}`))
    if (!versions) continue
    const found = await payload.findVersions({ collection, ...all })
    lines.push(...found.docs.map((version) => `${slug} version ${plain(version)}`))
  }
  for (const { slug } of payload.config.globals) {
    lines.push(
      `${slug} ${plain(await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, showHiddenFields: true }))}`,
    )
  }
  return lines
}
