/**
 * A number plate as somebody typed it (USER-10): 1 to 9 letters and digits. `abc·12d` is ABC12D. States issue the same plate
 * again, so that a plate is looked up together with its state.
 */
export type ReadPlate = { rego: string; state: string } | { faults: { rego?: string; state?: string } };

const longest = 9;

const states: Readonly<Record<string, string>> = {
	'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
	'NEW SOUTH WALES': 'NSW',
	'NORTHERN TERRITORY': 'NT',
	QUEENSLAND: 'QLD',
	'SOUTH AUSTRALIA': 'SA',
	TASMANIA: 'TAS',
	VICTORIA: 'VIC',
	'WESTERN AUSTRALIA': 'WA',
};

/** The states of Australia, in short. */
export const australianStates: readonly string[] = Object.values(states);

/** A plate in capitals with its state; or what is wrong, by field. `country` is where the site is; only Australia's plates need a state. */
export function readPlate(
	{ rego, state = '' }: { rego: string; state?: string | undefined },
	country: string,
): ReadPlate {
	const plate = rego
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[\s.·•*-]/g, '');
	const found = stateOf(state, country);
	const faults = {
		...(plateFault(plate) && { rego: plateFault(plate) }),
		...(found === null && { state: `Choose the state: ${australianStates.join(', ')}.` }),
	};
	return found === null || Object.keys(faults).length > 0 ? { faults } : { rego: plate, state: found };
}

function plateFault(plate: string): string {
	if (plate === '') return 'Enter the number plate.';
	if (!/^[A-Z0-9]+$/.test(plate)) return 'A number plate has only letters and digits.';
	return plate.length > longest ? `A number plate has at most ${longest} letters and digits.` : '';
}

/** Null if the country has states and this is not one of them. New Zealand’s plates need no state: they are kept as `NZ`. */
function stateOf(text: string, country: string): string | null {
	const typed = text.trim().toUpperCase().replace(/\./g, '').replace(/\s+/g, ' ');
	if (country !== 'AU') return typed || country;
	return australianStates.includes(typed) ? typed : (states[typed] ?? null);
}
