import { Time } from '../dashboard/Time.client'
import { ScrollTable } from '../ScrollTable'
import type { LogLine } from './answers'

/** Lines of the log. */
export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return <p>No entries.</p>
  return (
    <ScrollTable label="Log" headings={['When', 'Who', 'What', 'About', 'Why']}>
      {lines.map(({ action, at, by, id, reason, target }) => (
        <tr key={id}>
          <td>
            <Time iso={at} />
          </td>
          <td>{by?.name ?? 'The site'}</td>
          <td>{action}</td>
          <td>{[target.username, target.title].filter(Boolean).join(', ') || '–'}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </ScrollTable>
  )
}
