'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { type Check, publishChecks } from '@/rules/publishing/checks'
import { type FormLink, formLinks } from '../links/form-links'
import { checkLinks, type LinkState } from '../links/links-api'
import { revealField } from '../preview/reveal-field'
import { formPictures } from './form-pictures'
import { useFormValues } from './use-form-values.client'
import { usePictures } from './use-pictures.client'

type Props = UIFieldClientProps & {
  /** Whether items of this type have pictures. */
  hasPicture: boolean
  blockLabels: Record<string, string>
}

/** In a document's sidebar: what to look at before publishing. Each line leads to its field; none stands in the way. */
export function PublishChecks({ blockLabels, hasPicture }: Props) {
  const { fields, values } = useFormValues()
  const links = formLinks(fields, blockLabels)
  const states = useLinkStates(links)
  const chosen = formPictures(fields)
  const pictures = usePictures(chosen.map(({ id }) => id))

  const checks = publishChecks({
    values,
    hasPicture,
    now: new Date(),
    alts: chosen.flatMap(({ id, path }) => {
      const picture = pictures.get(id)
      return picture ? [{ path, alt: picture.alt ?? '' }] : []
    }),
    badLinks: links.flatMap(({ link, path, place }) => {
      const problem = states.get(link)?.problem
      return problem ? [{ path, problem: `${place}: ${problem}` }] : []
    }),
  })
  const open = checks.filter(({ problem }) => problem !== null).length
  return (
    <section className="ebs-checks" aria-label="Before publishing">
      <h2 className="ebs-small-heading">Before publishing</h2>
      <p className="ebs-hint" role="status">
        {open === 0 ? 'All is well.' : `${open} of ${checks.length} to look at. You can publish anyway.`}
      </p>
      <ul>
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </ul>
    </section>
  )
}

function Line({ check: { name, path, problem } }: { check: Check }) {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  if (problem === null) {
    return (
      <li data-state="good">
        <span aria-hidden="true">✓</span>
        <p>
          {name}
          <span className="ebs-unseen">: fine</span>
        </p>
      </li>
    )
  }
  const go = () => collectionSlug && void revealField(getEntityConfig({ collectionSlug }).fields, path)
  return (
    <li data-state="look">
      <span aria-hidden="true">!</span>
      <p>
        <button type="button" className="ebs-check-link" onClick={go}>
          {name}
          <span className="ebs-unseen">: go to the field</span>
        </button>
        {problem}
      </p>
    </li>
  )
}

/** The states of links, by link; those that are not checked yet are missing. */
function useLinkStates(links: readonly FormLink[]): ReadonlyMap<string, LinkState> {
  const { config } = useConfig()
  const { api } = config.routes
  // A text, so that links are checked again only when one changes.
  const key = JSON.stringify([...new Set(links.map(({ link }) => link))])
  const [states, setStates] = useState<ReadonlyMap<string, LinkState>>(new Map())
  useEffect(() => {
    let current = true
    const wanted: string[] = JSON.parse(key)
    if (wanted.length === 0) return setStates(new Map())
    checkLinks(api, wanted).then((found) => {
      if (current) setStates(found)
    })
    return () => {
      current = false
    }
  }, [api, key])
  return states
}
