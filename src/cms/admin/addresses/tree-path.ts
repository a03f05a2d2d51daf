/** The tree of pages, below the admin's route. */
export const TREE_PATH = '/page-tree'
