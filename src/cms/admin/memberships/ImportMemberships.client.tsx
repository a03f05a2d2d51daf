'use client'

import { Button } from '@payloadcms/ui'
import { type ChangeEvent, useId, useState, useTransition } from 'react'
import { z } from 'zod'
import { ScrollTable } from '../ScrollTable'
import { sendFile } from '../send'

const outcome = z.enum(['new', 'changed', 'unchanged', 'wrong'])
const answer = z.object({
  dryRun: z.boolean(),
  counts: z.record(outcome, z.number()),
  lines: z.array(z.object({ line: z.number(), email: z.string(), outcome, message: z.string() })),
  remarks: z.array(z.string()),
})
type Answer = z.infer<typeof answer>

const LABELS = { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' } as const
const OUTCOMES = ['new', 'changed', 'unchanged', 'wrong'] as const
/** Lines in the table: of a long file, those that are wrong come first. */
const SHOWN_LINES = 500

const ADDRESS = '/api/memberships/import'

/** Checks a file of memberships line by line, then imports it. */
export function ImportMemberships({ maxBytes, maxRows }: { maxBytes: number; maxRows: number }) {
  const fieldId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<Answer | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const run = (chosen: File, dryRun: boolean) =>
    start(async () => {
      const sent = await sendFile(`${ADDRESS}?dryRun=${dryRun}`, chosen)
      const read = 'answer' in sent ? answer.safeParse(sent.answer) : null
      setResult(read?.data ?? null)
      setProblem('problem' in sent ? sent.problem : read?.success ? '' : 'The answer could not be read.')
    })
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null
    setFile(chosen)
    setResult(null)
    setProblem('')
    if (chosen) run(chosen, true)
  }
  const toWrite = (result?.counts.new ?? 0) + (result?.counts.changed ?? 0)
  return (
    <section aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`}>Import</h2>
      <p>
        A CSV file with the columns of the export; email and plan are enough. Up to {maxRows.toLocaleString('en-US')}{' '}
        lines and {Math.round(maxBytes / 1024 ** 2)} MB. Choosing a file only checks it.
      </p>
      <label htmlFor={`${fieldId}-file`}>File</label>
      <input id={`${fieldId}-file`} type="file" accept=".csv,text/csv" onChange={choose} disabled={busy} />
      <p role="alert" className="ebs-warning">
        {problem}
      </p>
      <p role="status">{busy ? 'Working…' : result && summaryOf(result)}</p>
      {file && result?.dryRun && toWrite > 0 && (
        <Button type="button" margin={false} disabled={busy} onClick={() => run(file, false)}>
          Import {toWrite} {toWrite === 1 ? 'line' : 'lines'}
        </Button>
      )}
      {result && <Lines {...result} />}
    </section>
  )
}

const summaryOf = ({ counts, dryRun }: Answer) =>
  `${dryRun ? 'Checked' : 'Imported'}: ${OUTCOMES.map((one) => `${counts[one] ?? 0} ${LABELS[one].toLowerCase()}`).join(', ')}.`

function Lines({ lines, remarks }: Answer) {
  const wrongFirst = [...lines].sort(
    (one, other) => Number(other.outcome === 'wrong') - Number(one.outcome === 'wrong'),
  )
  return (
    <>
      <ul className="ebs-lines">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <ScrollTable label="Lines of the file" headings={['Line', 'Person', 'Result', 'Details']}>
        {wrongFirst.slice(0, SHOWN_LINES).map(({ email, line, message, outcome: result }) => (
          <tr key={line}>
            <td>{line}</td>
            <th scope="row">{email}</th>
            <td>
              <span className="ebs-outcome" data-outcome={result}>
                {LABELS[result]}
              </span>
            </td>
            <td>{message}</td>
          </tr>
        ))}
      </ScrollTable>
      {lines.length > SHOWN_LINES && <p>{lines.length - SHOWN_LINES} more lines are not shown.</p>}
    </>
  )
}
