/** Words of Payload's own screens that would mislead here. */
export const adminTranslations = {
  general: { time: 'Time (on your own clock)' },
  version: {
    // src/cms/versions/restore-as-draft.ts
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore as a draft',
    aboutToRestore:
      'This makes a draft of this {{label}} as it was on {{versionDate}}. What is on the site stays as it is until you publish the draft.',
    restoredSuccessfully: 'Restored as a draft. Publish it to show it on the site.',
  },
}
