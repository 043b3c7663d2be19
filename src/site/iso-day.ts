/** The day of a moment in Unix seconds, by UTC: `2026-11-21`. */
export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
