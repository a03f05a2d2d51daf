/** In `custom` of the collections whose documents have comments. */
export const HAS_COMMENTS = 'editorComments'
