/** Payload's `admin.components.views` with our list of versions, which has their authors. */
export const versionsView = {
  edit: { versions: { Component: '@/cms/admin/versions/VersionsView#VersionsView' } },
}
