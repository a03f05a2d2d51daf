import { LIMITS } from '@/rules/limits'

/** Replaces texts of Payload's own screens that would be wrong here. */
export const adminTranslations = {
  general: {
    time: 'Time (your time zone)',
    // src/cms/trash/with-trash.ts
    aboutToTrash: `<1>{{title}}</1> disappears from the site at once. You can restore it from the trash for ${LIMITS.trashDays} days.`,
    aboutToTrashCount: `{{count}} {{label}} disappear from the site at once. You can restore them from the trash for ${LIMITS.trashDays} days.`,
    aboutToRestoreAsDraft: '<1>{{title}}</1> comes back as a draft. Publish it to show it on the site.',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} come back as drafts. Publish them to show them on the site.',
    documentIsTrashed: `This {{label}} is in the trash. After ${LIMITS.trashDays} days there it is deleted for good.`,
  },
  version: {
    // src/cms/versions/restore-as-draft.ts
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore as a draft',
    aboutToRestore:
      'This creates a draft of this {{label}} from {{versionDate}}. The site does not change until you publish the draft.',
    restoredSuccessfully: 'Restored as a draft. Publish it to show it on the site.',
  },
}
