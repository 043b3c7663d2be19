/** A word on a feed that nobody has renewed for a while: `age` and `limit` in days (SITE-5). */
export const feedAgeWarning = (age: number, limit: number): string =>
	`stock: the feed is ${age} days old (warn_after_days ${limit}). Is it still being updated?`;

/** Whether a warning of a build is {@link feedAgeWarning}, so that who watches builds knows a stale feed by it. */
export const isFeedAgeWarning = (warning: string): boolean => /^stock: the feed is \d+ days old \(/.test(warning);
