/** The length of a day. */
export const secondsPerDay = 86_400;

/** The same in milliseconds. */
export const dayMs = secondsPerDay * 1000;

/** The day of a moment in Unix seconds, by UTC: `2026-11-21`. */
export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The day so many days after another, or before it where `days` is negative; whatever clocks do in between. */
export const daysAfter = (day: string, days: number): string => isoDay(Date.parse(day) / 1000 + days * secondsPerDay);
