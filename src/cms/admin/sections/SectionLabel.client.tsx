'use client'

import { useRowLabel } from '@payloadcms/ui'
import { z } from 'zod'
import { BlockLine } from '../rows/BlockLine.client'
import { rowTitle } from '../rows/row-title'
import { useSection } from './use-section.client'

const values = z.object({ section: z.number().nullable() }).catch({ section: null })

const NOTES = { published: '', draft: 'not published', trash: 'in the trash', missing: 'deleted' } as const

function noteOf(found: ReturnType<typeof useSection>): string {
  if (found === null) return 'not chosen'
  if (found === 'loading' || found === 'failed') return ''
  return NOTES[found === 'missing' ? found : found.state]
}

/**
 * The title of a block that stands for a section: the section's, or the name that an editor gave the block; and why
 * visitors see nothing of it, if they do not.
 */
export function SectionLabel() {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const found = useSection(values.parse(data).section)
  const title = found !== null && typeof found === 'object' ? found.title : ''
  return <BlockLine kind="Section" note={noteOf(found)} rowNumber={rowNumber} title={rowTitle(data) || title} />
}
