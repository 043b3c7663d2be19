/** The length of a day. */
export const secondsPerDay = 86_400;
