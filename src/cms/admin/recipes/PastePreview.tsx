import { Fragment } from 'react'
import { isScaled } from '@/rules/recipes/entry-problems'
import type { PasteResult } from '@/rules/recipes/paste-preview'
import { ScrollTable } from '../ScrollTable'

/** Preview of a parsed ingredient list before it is added to the recipe. */
export function PastePreview({ groups, remarks, unread }: PasteResult) {
  return (
    <>
      {groups.length > 0 && (
        <ScrollTable label="Preview of the ingredients" headings={['Amount', 'Unit', 'Ingredient', 'Note', 'Scales']}>
          {groups.map(({ ingredients, title }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rebuilt on every input, always in this order.
            <Fragment key={group}>
              {title && (
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {title}
                  </th>
                </tr>
              )}
              {ingredients.map(({ link, name, note, quantity, scales, unit }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <tr key={row}>
                  <td>{quantity}</td>
                  <td>{unit}</td>
                  <td>
                    {name} {link && <small>{link}</small>}
                  </td>
                  <td>{note}</td>
                  <td>{isScaled({ quantity, scales }) ? 'yes' : 'no'}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </ScrollTable>
      )}
      {unread.length > 0 && (
        <>
          <p className="ebs-warning">These lines could not be read. They stay in the field above.</p>
          <Lines of={unread} />
        </>
      )}
      {remarks.length > 0 && (
        <>
          <p>Please check these lines:</p>
          <Lines of={remarks} />
        </>
      )}
    </>
  )
}

function Lines({ of }: { of: PasteResult['unread'] }) {
  return (
    <ul className="ebs-lines">
      {of.map(({ line, message, text }) => (
        <li key={line}>
          Line {line}, “{text}”: {message}
        </li>
      ))}
    </ul>
  )
}
