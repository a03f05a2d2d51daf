import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Cleans what is pasted into a text from Word, Google Docs and web pages, and keeps headings below the page's own. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '@/cms/admin/text/CleanPaste.client#CleanPasteFeatureClient' },
})
