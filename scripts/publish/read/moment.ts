/** The moment that sites are built for, in Unix seconds: now, or `FORECOURT_NOW`, so that two builds can be compared. */
export function buildMoment(): number {
	const fixed = process.env['FORECOURT_NOW'];
	if (fixed === undefined) return Math.floor(Date.now() / 1000);
	if (!/^\d{9,11}$/.test(fixed)) throw new Error(`FORECOURT_NOW is "${fixed}", expected a time in Unix seconds.`);
	return Number(fixed);
}
