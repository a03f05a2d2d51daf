import { readDraftGlobal } from '@/cms/client/local-api.server'
import { type FormValues, readUnsavedGlobal } from '@/cms/client/unsaved.server'
import type { Audience } from '@/rules/audience'
import type { PreviewedGlobal } from '@/rules/previewed-globals'
import { readPage } from '@/site/read-page.server'
import { SitePage } from '@/site/SitePage'
import { type ReadGlobal, Shell } from '@/site/shell/Shell'
import { WindowLinks } from './WindowLinks'

type Props = {
  audience: Audience
  slug: PreviewedGlobal
  /** Values of the admin's form, in place of the saved ones of that global. */
  form?: FormValues
}

/** The front page with the drafts of the globals that are around every page. The caller lets only staff see it. */
export async function GlobalPreview({ audience, form, slug }: Props) {
  const front = await readPage({ audience, openWeek: true })
  const read: ReadGlobal = (wanted) =>
    form && wanted === slug ? readUnsavedGlobal(audience, wanted, form) : readDraftGlobal(audience, wanted)
  return (
    <Shell audience={audience} chosen read={read}>
      {slug === 'modals' && <WindowLinks contents={(await read('modals')).contents ?? []} />}
      {front && <SitePage page={front} />}
    </Shell>
  )
}
