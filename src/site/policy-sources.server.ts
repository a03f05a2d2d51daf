import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import { consentBase } from '@/features/consent/consent-base'
import { parseOrigin } from '@/rules/forms/origins'
import { siteOrigin } from '@/runtime/env'
import type { PolicySources } from '@/runtime/site-api'

/** The sources that the tag container's vendor documents for its container and analytics. */
const TAG_SCRIPTS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']

type Settings = {
  consent?: { baseUrl?: string | null; tagContainers?: readonly unknown[] | null }
  forms?: { host?: string | null }
}

/** Other hosts that the settings allow for the content security policy: sources of scripts, and form targets. */
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

/** A folder of another site as a policy source; none for a folder of this site. */
function externalFolder(base: string, ownUrl: string): string[] {
  if (!URL.canParse(`${base}/`, ownUrl)) return []
  const { origin, pathname } = new URL(`${base}/`, ownUrl)
  // These characters end a source or a directive.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
  return origin === new URL(ownUrl).origin || origin === 'null' ? [] : [origin + path]
}

/** {@link policySourcesOf} the current settings. */
export async function policySources(): Promise<PolicySources> {
  const { consent, forms } = await readAs('visitor').global('settings')
  return policySourcesOf({ consent, forms }, siteOrigin())
}
