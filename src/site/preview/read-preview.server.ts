import 'server-only'
import { readDraftAs } from '@/cms/client/local-api.server'
import { draftUri, type FormValues, readUnsavedAs } from '@/cms/client/unsaved.server'
import { isPostType, type PostType } from '@/model/content-types'
import { catalogueRow, type PublishedDoc } from '@/model/row'
import { viewerOf } from '@/platform/session/viewer.server'
import { type Audience, isAudience } from '@/rules/audience'
import { isPreviewedGlobal } from '@/rules/previewed-globals'
import { isStaffRole } from '@/rules/roles'
import type { SitePage } from '@/site/read-page.server'

type Previewed = { audience: Audience; postType: PostType; id: number }

/**
 * The newest draft of a document as an audience would get it.
 * @returns null for users who are not staff, and if there is no such document
 */
export async function readPreview({
  headers,
  ...previewed
}: Previewed & { headers: Headers }): Promise<SitePage | null> {
  if (!Number.isInteger(previewed.id) || !(await isStaff(headers))) return null
  return previewPage(previewed)
}

/**
 * The page of a document's newest draft. The caller has made sure that the person is staff.
 * @param form values of the admin's form, in place of the saved ones
 * @returns null if there is no such document
 */
export async function previewPage(
  { audience, postType, id }: Previewed,
  form: FormValues | null = null,
): Promise<SitePage | null> {
  const doc = form ? await readUnsavedAs(audience, postType, id, form) : await readDraftAs(audience, postType, id)
  if (!doc) return null
  const uri = await draftUri(postType, doc)
  const row = { ...catalogueRow(postType, doc as PublishedDoc, uri), id: 0 }
  return { audience, doc, row, openWeek: true, preview: {} }
}

/** Whether a request is from staff, who alone see previews. */
export async function isStaff(headers: Headers): Promise<boolean> {
  const { account } = await viewerOf(headers)
  return account !== null && isStaffRole(account.role)
}

/**
 * Whether a path below /preview/ shows a document to this user. The server asks beforehand, because a page cannot
 * answer 404 with the shared 404 page in its HTML: Next then sends an empty document that only JavaScript fills.
 * @param path decoded, without query and without a trailing slash
 * @param cookie the request's cookie header
 */
export async function hasPreview(path: string, cookie: string | undefined): Promise<boolean> {
  const [, , audience = '', postType = '', id = '', ...rest] = path.split('/')
  const headers = new Headers(cookie === undefined ? {} : { cookie })
  if (rest.length > 0 || !isAudience(audience)) return false
  if (postType === 'globals') return isPreviewedGlobal(id) && isStaff(headers)
  if (!/^[1-9]\d{0,8}$/.test(id)) return false
  if (postType === 'sections')
    return (await isStaff(headers)) && (await readDraftAs(audience, postType, Number(id))) !== null
  if (!isPostType(postType)) return false
  return (await readPreview({ headers, audience, postType, id: Number(id) })) !== null
}
