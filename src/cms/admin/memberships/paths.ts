/** Paths of the pages for memberships below the admin's route. */
export const MEMBERS_PATH = '/members'
export const NUMBERS_PATH = '/membership-numbers'
export const PRICES_PATH = '/membership-prices'
export const IMPORT_PATH = '/memberships-import'

export const memberPath = (id: number | string) => `${MEMBERS_PATH}/${id}`
