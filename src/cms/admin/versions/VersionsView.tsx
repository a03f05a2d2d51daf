import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload'
import { listVersions } from '@/cms/versions/list-versions'
import { Time } from '../dashboard/Time.client'
import { ScrollTable } from '../ScrollTable'

/** The versions of a document or a global: when, by whom, and whether on the site. Payload's own list has no authors. */
export async function VersionsView({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { routes } = req.payload.config
  const of = globalConfig
    ? { global: globalConfig.slug as GlobalSlug }
    : { collection: collectionConfig?.slug as CollectionSlug, id: Number(docID) }
  const versions = await listVersions(req, of, hasPublishedDoc)
  const path = `${routes.admin}/${routeSegments.join('/')}`
  const plural = collectionConfig?.labels.plural
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={typeof plural === 'string' ? plural : globalConfig?.slug}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view="Versions"
      />
      <main className="versions">
        <Gutter className="ebs-versions">
          {versions.length === 0 ? (
            <p>There are no versions yet.</p>
          ) : (
            <ScrollTable label="Versions" headings={['Saved', 'By', 'State']}>
              {versions.map(({ at, autosaved, by, id, state }) => (
                <tr key={id}>
                  <td>
                    <Link href={`${path}/${id}`} prefetch={false}>
                      <Time iso={at} />
                    </Link>
                  </td>
                  <td>
                    {by ?? 'Unknown'}
                    {autosaved && ', saved automatically'}
                  </td>
                  <td>{state}</td>
                </tr>
              ))}
            </ScrollTable>
          )}
        </Gutter>
      </main>
    </>
  )
}
