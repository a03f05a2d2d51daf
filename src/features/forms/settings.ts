import 'server-only'
import { readAs } from '@/cms/client'
import { originIn } from '@/rules/forms/origins'

/** Where pages send forms: the origin of another site, or null for this one. SPEC 7. */
export async function formsHost(): Promise<string | null> {
  const { forms } = await readAs('visitor').global('settings')
  return originIn(forms?.host)
}

/** Other sites whose pages may send our forms. */
export async function formsOrigins(): Promise<readonly string[]> {
  const { forms } = await readAs('visitor').global('settings')
  return (forms?.origins ?? []).map(({ origin }) => originIn(origin)).filter((origin) => origin !== null)
}
