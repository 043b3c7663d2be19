/** A text without its random ids, in which any short run of digits may stand by chance. */
export const withoutIds = (text: string): string => text.replace(/\b[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\b/g, '');
