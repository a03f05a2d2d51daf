import { Fragment } from 'react'
import type { PasteResult } from '@/rules/recipes/paste-preview'

/** Preview of a parsed ingredient list before it is added to the recipe. */
export function PastePreview({ groups, remarks, unread }: PasteResult) {
  return (
    <>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways in a narrow window
        <section className="ebs-table-frame" aria-label="Preview of the ingredients" tabIndex={0}>
          <table className="ebs-table">
            <thead>
              <tr>
                <th scope="col">Amount</th>
                <th scope="col">Unit</th>
                <th scope="col">Ingredient</th>
                <th scope="col">Note</th>
                <th scope="col">Scales</th>
              </tr>
            </thead>
            <tbody>
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
                      <td>{scales ? 'yes' : 'no'}</td>
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
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
