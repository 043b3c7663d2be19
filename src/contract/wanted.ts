/** The key of the contact page's address that says which vehicles somebody would like to have found (SRCH-3). */
export const wantedKey = 'wanted';
