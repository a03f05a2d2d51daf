/** The page templates, below the admin's route. */
export const TEMPLATES_PATH = '/page-templates'
