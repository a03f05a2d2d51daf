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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways in a narrow window. */}
      <section className="ebs-table-frame" aria-label="Import preview" tabIndex={0}>
        <table className="ebs-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Recipe</th>
              <th scope="col">Result</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </section>
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
