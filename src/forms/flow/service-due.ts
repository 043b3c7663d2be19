/** How far from a service, in the unit of the clock, a vehicle still comes for it. */
const reach = 5_000;

/** `80,000 km / 48 months` → 80000; not a number for what names no distance. */
const distanceOf = (option: string): number => Number.parseInt(option.replaceAll(/[.,\s]/g, ''), 10);

/**
 * The service that a vehicle with this reading comes for, of those that a form offers; null where none is near. Between two it is the later one.
 * Beyond the last of them it is the one without a distance.
 */
export function serviceDue(reading: number, options: readonly string[]): string | null {
	const timed = options.filter((option) => distanceOf(option) > 0).toReversed();
	const away = (option: string): number => Math.abs(distanceOf(option) - reading);
	const [last] = timed;
	if (!last || !(reading > 0)) return null;
	if (reading > distanceOf(last) + reach) return options.find((option) => Number.isNaN(distanceOf(option))) ?? null;
	const nearest = timed.reduce((best, option) => (away(option) < away(best) ? option : best));
	return away(nearest) <= reach ? nearest : null;
}
