import { acceptableUsePage } from '../legal/acceptable-use'
import { digitalContentPage } from '../legal/digital-content'
import { membershipTermsPage } from '../legal/membership'
import { privacyPage } from '../legal/privacy'
import { shopTermsPage } from '../legal/shop'
import { termsPage } from '../legal/terms'
import { websiteTermsPage } from '../legal/website'
import type { DemoPage } from '../page'

/** The pages of the footer's Legal menu. */
export const legalPages: DemoPage[] = [
  termsPage,
  websiteTermsPage,
  membershipTermsPage,
  shopTermsPage,
  acceptableUsePage,
  digitalContentPage,
  privacyPage,
]
