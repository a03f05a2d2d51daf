import type { Checked, CheckedRow } from './transfer-api'

const OUTCOME_LABELS = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  wrong: 'Wrong',
} as const satisfies Record<CheckedRow['outcome'], string>

/** What an import would do, row by row. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow window scrolls it sideways, by keyboard too. */}
      <section className="ebs-table-frame" aria-label="What the import would do" tabIndex={0}>
        <table className="ebs-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Recipe</th>
              <th scope="col">Would be</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row} data-outcome={row.outcome}>
                <td>{row.row}</td>
                <th scope="row">{row.title || row.slug || 'without a title'}</th>
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
