/**
 * For how long a site says that a car is gone (SITE-7): a sold car's page stays for a few days, then its address answers
 * "gone" for 90 days, and of no more than 2,000 cars, the latest; after that it is as unknown as any other.
 * Gone on 1 March: said until 29 May.
 */
const goneForDays = 90;
export const mostGone = 2_000;

const millisecondsPerDay = 86_400_000;

/** The cars of which the site says that they are gone, latest first; days as `YYYY-MM-DD`. Those in `listed` are back. */
export function stillGone(
	gone: Readonly<Record<string, string>>,
	{ today, listed }: { today: string; listed: ReadonlySet<string> },
): Record<string, string> {
	const first = new Date(Date.parse(today) - (goneForDays - 1) * millisecondsPerDay).toISOString().slice(0, 10);
	const recent = Object.entries(gone).filter(([slug, day]) => day >= first && !listed.has(slug));
	return Object.fromEntries(recent.sort(latestFirst).slice(0, mostGone));
}

function latestFirst([slugA, dayA]: [string, string], [slugB, dayB]: [string, string]): number {
	if (dayA !== dayB) return dayA < dayB ? 1 : -1;
	return slugA < slugB ? -1 : 1;
}
