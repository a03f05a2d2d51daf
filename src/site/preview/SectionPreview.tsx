import { Blocks } from '@/blocks/Blocks'
import { readDraftAs } from '@/cms/client/local-api.server'
import { type FormValues, readUnsavedAs } from '@/cms/client/unsaved.server'
import type { Audience } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'
import { PreviewBlock } from './PreviewBlock.client'

type Props = {
  audience: Audience
  id: number
  /** Values of the admin's form, in place of the saved ones. */
  form?: FormValues
}

/** What applies to a page without rules of its own. */
const PATH = '/preview/section/'

/**
 * The draft of a section on a page of its own, of which the first block has the h1. The caller lets only staff see it.
 * @returns null if there is no such section
 */
export async function SectionPreview({ audience, form, id }: Props) {
  const section = form
    ? await readUnsavedAs(audience, 'sections', id, form)
    : await readDraftAs(audience, 'sections', id)
  if (!section) return null
  const rules = pathRules(PATH)
  if (!section.layout?.length) {
    return (
      <section className="wrap py-8">
        <p className="notice" role="note">
          The section has no blocks yet.
        </p>
      </section>
    )
  }
  return (
    <div data-background={rules.background}>
      <Blocks
        layout={section.layout}
        preview={{ Block: PreviewBlock }}
        context={{ audience, path: PATH, rules, pageTitle: section.title, signUpTo: null }}
      />
    </div>
  )
}
