'use client'

import { Pill } from '@payloadcms/ui'

type LineProps = {
  kind: string
  /** From 0. */
  rowNumber: number
  title: string
  /** What an editor should know of it while it is folded. */
  note?: string
}

/** The line of a block in the list of blocks. */
export const BlockLine = ({ kind, note, rowNumber, title }: LineProps) => (
  <span className="ebs-row-label ebs-block-label">
    <span className="ebs-block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
    <Pill pillStyle="white" size="small">
      {kind}
    </Pill>
    <span className="ebs-block-title">{title}</span>
    {note && <small className="ebs-warning">{note}</small>}
  </span>
)
