/** The text of a field of a form; empty where the form does not have it, which `has` tells. */
export type Text = ((name: string) => string) & { has: (name: string) => boolean };
