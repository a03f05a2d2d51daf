import Link from 'next/link'
import { type MissingParts, missingQuery, PART_NAMES, PARTS } from './missing-parts'
import { Panel } from './Panel'

/** Published documents that lack a part, by type, with links to their lists. */
export function MissingPanel({ admin, types }: { admin: string; types: readonly MissingParts[] }) {
  return (
    <Panel
      title="Missing parts"
      count={types.reduce((sum, { missing }) => sum + PART_NAMES.reduce((all, part) => all + missing[part], 0), 0)}
      empty="Everything published has a picture, a summary and a description."
      footer={<span className="ebs-row-note">Where there is no description, search results show the summary.</span>}
    >
      <div className="ebs-scroll">
        <table className="ebs-missing">
          <thead>
            <tr>
              <th scope="col">Published</th>
              {PART_NAMES.map((part) => (
                <th key={part} scope="col">
                  {PARTS[part].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(({ label, missing, postType }) => (
              <tr key={postType}>
                <th scope="row">{label}</th>
                {PART_NAMES.map((part) => (
                  <td key={part}>
                    {missing[part] === 0 ? (
                      '–'
                    ) : (
                      <Link
                        href={`${admin}/collections/${postType}?${missingQuery(part)}`}
                        aria-label={`${label} without ${PARTS[part].label.toLowerCase()}: ${missing[part]}`}
                        prefetch={false}
                      >
                        {missing[part]}
                      </Link>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
