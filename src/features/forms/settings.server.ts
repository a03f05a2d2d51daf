import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import { parseOrigin } from '@/rules/forms/origins'

/** Where forms are sent: the origin of another site, or null for this one. */
export async function formsHost(): Promise<string | null> {
  const { forms } = await readAs('visitor').global('settings')
  return parseOrigin(forms?.host)
}

/** Other sites whose pages may send our forms. */
export async function formsOrigins(): Promise<readonly string[]> {
  const { forms } = await readAs('visitor').global('settings')
  return (forms?.origins ?? []).map(({ origin }) => parseOrigin(origin)).filter((origin) => origin !== null)
}
