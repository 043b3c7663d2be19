/** Prefix of the ids of a form that stands in its page. */
export const placeId = (name: string): string => `page-${name}`;
