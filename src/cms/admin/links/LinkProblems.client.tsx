'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { formLinks } from './form-links'
import { checkLinks, type LinkState } from './links-api'

/** Time after the last change, in ms. */
const PAUSE_MS = 600

/** At the top of a form: its links that lead nowhere or through a redirect, before they are published. */
export function LinkProblems({ blockLabels }: UIFieldClientProps & { blockLabels: Record<string, string> }) {
  const { config } = useConfig()
  // A text, so that the component renders again only when a link changes.
  const json = useFormFields(([fields]) => JSON.stringify(formLinks(fields, blockLabels)))
  const [states, setStates] = useState<ReadonlyMap<string, LinkState>>(new Map())
  useEffect(() => {
    const links = [...new Set((JSON.parse(json) as ReturnType<typeof formLinks>).map(({ link }) => link))]
    let current = true
    const timer = setTimeout(async () => {
      const found = links.length === 0 ? new Map<string, LinkState>() : await checkLinks(config.routes.api, links)
      if (current) setStates(found)
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [config.routes.api, json])

  const problems = (JSON.parse(json) as ReturnType<typeof formLinks>).flatMap(({ link, place }) => {
    const problem = states.get(link)?.problem
    return problem ? [`${place}: ${problem}`] : []
  })
  if (problems.length === 0) return null
  return (
    <section className="ebs-used-on" aria-label="Links to check">
      <h2 className="ebs-small-heading">Links to check</h2>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  )
}
