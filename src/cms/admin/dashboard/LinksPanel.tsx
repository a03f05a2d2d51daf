import type { LinkProblem } from '@/cms/links/link-problems'
import type { BrokenLinks } from './broken-links'
import { MendLinks } from './MendLinks.client'
import { Panel } from './Panel'
import { Row } from './Row'
import { MAX_ITEMS } from './reader'

/** Links that lead nowhere or through a redirect. There is no other list of them, so later ones expand here. */
export function LinksPanel({
  links: { count, items, redirected },
  admin,
  api,
}: {
  links: BrokenLinks
  admin: string
  api: string
}) {
  const rows = items.map((link) => (
    <Row key={keyOf(link)} href={`${admin}${link.path}`} title={link.title}>
      {link.place}: {link.problem}
    </Row>
  ))
  return (
    <Panel
      title="Links to check"
      count={count}
      empty="All links of the site work."
      footer={
        count > 0 && (
          <>
            {count > MAX_ITEMS && (
              <details>
                <summary>{count - MAX_ITEMS} more</summary>
                <ul>{rows.slice(MAX_ITEMS)}</ul>
              </details>
            )}
            {redirected > 0 && <MendLinks api={api} count={redirected} />}
          </>
        )
      }
    >
      <ul>{rows.slice(0, MAX_ITEMS)}</ul>
    </Panel>
  )
}

const keyOf = ({ path, place, problem }: LinkProblem) => `${path} ${place} ${problem}`
