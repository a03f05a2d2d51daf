'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = { title?: string | null; caption?: string | null }

const labelOf = (text: string | null | undefined, word: string, rowNumber = 0) =>
  text?.trim() || `${word} ${rowNumber + 1}`

/** The button's own words. */
export function TitleOfRow() {
  const { data, rowNumber } = useRowLabel<Row>()
  return <span className="ebs-row-label">{labelOf(data?.title, 'Button', rowNumber)}</span>
}

/** The picture's caption. */
export function CaptionOfRow() {
  const { data, rowNumber } = useRowLabel<Row>()
  return <span className="ebs-row-label">{labelOf(data?.caption, 'Picture', rowNumber)}</span>
}
