/**
 * Countries to which the first two marks of a VIN are assigned (ISO 3780): the first mark, then a range of second ones in the order
 * A–Z, 1–9, 0 (USER-10). Ranges that were cut up again over the years are left out.
 */
const ranges: readonly (readonly [first: string, from: string, to: string, country: string])[] = [
	['A', 'A', 'H', 'South Africa'],
	['J', 'A', '0', 'Japan'],
	['K', 'L', 'R', 'South Korea'],
	['L', 'A', '0', 'China'],
	['M', 'A', 'E', 'India'],
	['M', 'F', 'K', 'Indonesia'],
	['M', 'L', 'R', 'Thailand'],
	['M', 'Z', 'Z', 'India'],
	['N', 'L', 'R', 'Turkey'],
	['P', 'A', 'E', 'Philippines'],
	['P', 'L', 'R', 'Malaysia'],
	['R', 'F', 'G', 'Taiwan'],
	['R', 'L', 'L', 'Vietnam'],
	['S', 'A', 'M', 'United Kingdom'],
	['S', 'U', 'Z', 'Poland'],
	['T', 'A', 'H', 'Switzerland'],
	['T', 'J', 'P', 'Czech Republic'],
	['T', 'R', 'V', 'Hungary'],
	['T', 'W', 'Z', 'Portugal'],
	['U', 'U', 'Z', 'Romania'],
	['U', '5', '7', 'Slovakia'],
	['V', 'A', 'E', 'Austria'],
	['V', 'F', 'R', 'France'],
	['V', 'S', 'W', 'Spain'],
	['W', 'A', '0', 'Germany'],
	['X', 'L', 'R', 'Netherlands'],
	['Y', 'A', 'E', 'Belgium'],
	['Y', 'F', 'K', 'Finland'],
	['Y', 'S', 'W', 'Sweden'],
	['Z', 'A', 'R', 'Italy'],
	['1', 'A', '0', 'United States'],
	['2', 'A', '5', 'Canada'],
	['3', 'A', 'W', 'Mexico'],
	['4', 'A', '0', 'United States'],
	['5', 'A', '0', 'United States'],
	['6', 'A', 'W', 'Australia'],
	['7', 'F', '0', 'United States'],
	['8', 'A', 'E', 'Argentina'],
	['9', 'A', 'E', 'Brazil'],
	['9', '3', '9', 'Brazil'],
];

/** The order of ISO 3780. */
const order = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** The country of a VIN’s first two marks; null where nobody can tell. */
export function countryOf(vin: string): string | null {
	const [first = '', second = ''] = vin;
	const at = order.indexOf(second);
	const range = ranges.find(
		([mark, from, to]) => mark === first && at >= order.indexOf(from) && at <= order.indexOf(to),
	);
	return range?.[3] ?? null;
}

/**
 * Codes that a country gives to vehicles made elsewhere, when they are first registered there: New Zealand’s used imports (7A…)
 * and Australia’s import plates (6U…). They say nothing of the vehicle.
 */
export function importedInto(vin: string): 'New Zealand' | 'Australia' | null {
	if (/^7[A-E]/.test(vin)) return 'New Zealand';
	return vin.startsWith('6U') ? 'Australia' : null;
}
