import { Blocks } from '@/blocks/Blocks'
import { MembersNotice } from '@/site/MembersNotice'
import { pathRules } from '@/site/path-rules'
import { ItemHead } from './ItemHead'
import type { DetailProps } from './props'

/** A page of layout blocks; behind its plan, its title and the members' notice. */
export function PageDetail({ page, image, terms, locked }: DetailProps<'pages'>) {
  const { audience, doc, row } = page
  const rules = pathRules(row.uri ?? '/')
  if (locked) {
    return (
      <>
        <ItemHead title={row.title} summary={row.summary} image={image} terms={terms} />
        <MembersNotice uri={page.row.uri} />
      </>
    )
  }
  return (
    <Blocks
      layout={doc.layout}
      context={{
        audience,
        banner: rules.banner,
        newsletter: rules.newsletter,
        sixWeekReset: rules.sixWeekReset !== null,
        inspirationalResources: rules.inspirationalResources,
        // SPEC 6: on pages flagged for it, a member's sign-up links lead to the memberships.
        signUpTo: doc.signUpLinksForMembers && audience !== 'visitor' ? '/memberships' : null,
        contentHeadings: rules.contentHeadings,
      }}
    />
  )
}
