'use client'

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { deleteAnyway, fetchUsages, type Usage } from './usage-api'

/** On the screen of a picture, a video file or a section: lists where it is used, and offers to delete it anyway. */
export function UsedOn() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const address = `${config.routes.api}/${collectionSlug}/${id}`
  const [places, setPlaces] = useState<Usage[] | null | 'asking'>('asking')

  useEffect(() => {
    if (id === undefined) return
    let current = true
    fetchUsages(address).then((found) => {
      if (current) setPlaces(found)
    })
    return () => {
      current = false
    }
  }, [address, id])

  if (id === undefined) return null
  return (
    <section className="ebs-used-on" aria-label="Used on">
      <h2 className="ebs-small-heading">
        {collectionSlug === 'sections' && Array.isArray(places) ? onPages(places.length) : 'Used on'}
      </h2>
      {places === 'asking' && <p role="status">Loading…</p>}
      {places === null && <p role="status">We couldn't check where this is used. Please reload the page.</p>}
      {Array.isArray(places) && places.length === 0 && <p>Not used anywhere. You can delete it.</p>}
      {Array.isArray(places) && places.length > 0 && (
        <>
          <ul>
            {places.map(({ draft, kind, path, title }) => (
              <li key={path}>
                <a href={`${config.routes.admin}${path}`}>{title}</a> {kind}
                {draft && ', in a draft'}
              </li>
            ))}
          </ul>
          <p>Older versions are not counted.</p>
          {!isTrashed && (
            <DeleteAnyway
              address={address}
              count={places.length}
              list={`${config.routes.admin}/collections/${collectionSlug}`}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Only pages have sections. */
const onPages = (count: number) => `Used on ${count === 1 ? 'one page' : `${count} pages`}`

type DeleteProps = { address: string; count: number; list: string }

function DeleteAnyway({ address, count, list }: DeleteProps) {
  const { collectionSlug, hasTrashPermission } = useDocumentInfo()
  const { setModified } = useForm()
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!hasTrashPermission) return null

  const remove = async () => {
    setBusy(true)
    const problem = await deleteAnyway(address)
    if (problem !== null) {
      setBusy(false)
      toast.error(problem)
      return
    }
    setModified(false)
    toast.success('Moved to the trash.')
    router.push(list)
  }
  if (!asking) {
    return (
      <button type="button" className="ebs-quiet-button" onClick={() => setAsking(true)}>
        Delete anyway
      </button>
    )
  }
  return (
    <p role="alert">
      It will disappear from {count === 1 ? 'this place' : `these ${count} places`} immediately, and come back there if
      you restore it from the trash{collectionSlug === 'sections' && ' and publish it'}.{' '}
      <button type="button" className="ebs-quiet-button" onClick={remove} disabled={busy}>
        {busy ? 'Deleting…' : 'Yes, delete it'}
      </button>{' '}
      <button type="button" className="ebs-quiet-button" onClick={() => setAsking(false)} disabled={busy}>
        Keep it
      </button>
    </p>
  )
}
