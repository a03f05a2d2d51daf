/** The entry of local storage that remembers that the community's welcome was closed. */
export const WELCOME_KEY = 'ebs-community-welcome'
