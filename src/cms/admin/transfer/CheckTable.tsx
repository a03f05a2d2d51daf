import { ScrollTable } from '../ScrollTable'
import type { Checked, CheckedRow } from './transfer-api'

const OUTCOME_LABELS = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  wrong: 'Wrong',
} as const satisfies Record<CheckedRow['outcome'], string>

/** The result of an import's check, row by row. */
export function CheckTable({ remarks, rows }: Checked) {
  return (
    <>
      {remarks.length > 0 && (
        <ul className="ebs-lines">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <ScrollTable label="Import preview" headings={['Row', 'Recipe', 'Result', 'Details']}>
        {rows.map((row) => (
          <tr key={row.row} data-outcome={row.outcome}>
            <td>{row.row}</td>
            <th scope="row">{row.title || row.slug || 'Untitled'}</th>
            <td>
              <span className="ebs-outcome" data-outcome={row.outcome}>
                {OUTCOME_LABELS[row.outcome]}
              </span>
            </td>
            <td>
              <Details {...row} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </>
  )
}

function Details({ changes, outcome, problems, remarks }: CheckedRow) {
  return (
    <>
      {outcome === 'changed' && changes.join(', ')}
      {problems.length + remarks.length > 0 && (
        <ul className="ebs-lines">
          {problems.map(({ field, message }) => (
            <li key={field + message} className="ebs-warning">
              <b>{field}</b>: {message}
            </li>
          ))}
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  )
}
