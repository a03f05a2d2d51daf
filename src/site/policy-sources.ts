import 'server-only'
import { readAs } from '@/cms/client'
import { consentBase } from '@/features/consent/consent-base'
import { parseOrigin } from '@/rules/forms/origins'
import type { PolicySources } from '@/server/bridge'
import { siteUrl } from './site-url'

/** What the vendor of the tag containers names for its container and its measuring. */
const TAG_SCRIPTS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']

type Settings = {
  consent?: { baseUrl?: string | null; tagContainers?: readonly unknown[] | null }
  forms?: { host?: string | null }
}

/** What the settings let pages load from elsewhere, and where their forms may be sent. */
export function policySourcesOf({ consent, forms }: Settings, ownUrl: string): PolicySources {
  const banner = externalFolder(consentBase(consent?.baseUrl), ownUrl)
  const tags = consent?.tagContainers?.length ? TAG_SCRIPTS : []
  const formHost = parseOrigin(forms?.host)
  return {
    scripts: [...banner, ...tags],
    styles: banner,
    images: tags,
    forms: formHost === null ? [] : [formHost],
  }
}

/** A folder of another site as a policy names it; none for one of this site. */
function externalFolder(base: string, ownUrl: string): string[] {
  if (!URL.canParse(`${base}/`, ownUrl)) return []
  const { origin, pathname } = new URL(`${base}/`, ownUrl)
  // These two end a source or a directive.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
  return origin === new URL(ownUrl).origin || origin === 'null' ? [] : [origin + path]
}

/** As {@link policySourcesOf}, of the settings of this moment. */
export async function policySources(): Promise<PolicySources> {
  const { consent, forms } = await readAs('visitor').global('settings')
  return policySourcesOf({ consent, forms }, siteUrl())
}
