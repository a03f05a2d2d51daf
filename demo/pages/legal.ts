import { acceptableUsePage } from '../legal/acceptable-use'
import { digitalContentPage } from '../legal/digital-content'
import { privacyPage } from '../legal/privacy'
import { termsPage } from '../legal/terms'
import type { DemoPage } from '../page'

/** The pages of the footer's Legal menu. */
export const legalPages: DemoPage[] = [termsPage, acceptableUsePage, digitalContentPage, privacyPage]
