/** Replaces texts of Payload's own screens that would be wrong here. */
export const adminTranslations = {
  general: { time: 'Time (your time zone)' },
  version: {
    // src/cms/versions/restore-as-draft.ts
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore as a draft',
    aboutToRestore:
      'This creates a draft of this {{label}} from {{versionDate}}. The site does not change until you publish the draft.',
    restoredSuccessfully: 'Restored as a draft. Publish it to show it on the site.',
  },
}
