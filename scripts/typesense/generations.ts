/** Collections behind one alias, each named after the moment it was begun: `production_cars_acme_1795251240000`. */
export type Generation = { name: string; begun: number };

export const generationName = (alias: string, begun: number): string => `${alias}_${begun}`;

/** The generations of an alias among all collections, the latest first. */
export function generationsOf(alias: string, names: readonly string[]): Generation[] {
	return names
		.flatMap((name) => {
			const begun = name.startsWith(`${alias}_`) ? name.slice(alias.length + 1) : '';
			return /^\d{13}$/.test(begun) ? [{ name, begun: Number(begun) }] : [];
		})
		.toSorted((one, other) => other.begun - one.begun);
}

/**
 * What a run that begins now may remove: every generation but the one in use and the one before it, which earlier runs
 * left unfinished. A run that began later is not touched.
 */
export function leftovers(generations: readonly Generation[], inUse: string | null, now: number): Generation[] {
	const used = generations.find(({ name }) => name === inUse);
	const before = used && generations.find(({ begun }) => begun < used.begun);
	return generations.filter((one) => one.begun < now && one !== used && one !== before);
}
