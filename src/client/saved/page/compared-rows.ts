import type { ComparedCar, ComparedSubject } from '../../../contract/compared-cars.ts';

/** What cars are compared by: a value for each of them. */
export type ComparedRow = {
	label: string;
	/** What is known of each, '' where nothing is; of a feature whether a car has it, null where its features are not known. */
	values: readonly (string | boolean | null)[];
	/** They are not the same. */
	differs: boolean;
};

export type ComparedGroup = { heading: string; rows: readonly ComparedRow[] };

/**
 * The rows of a comparison by subject (USER-2): what at least one of the cars has, facts first, then what comes with
 * them and features. Features come where the file wants them; those of a group that is called like a subject (`Safety`) stand
 * under it.
 */
export function comparedGroups(
	cars: readonly (ComparedCar | undefined)[],
	subjects: readonly ComparedSubject[],
): ComparedGroup[] {
	const features = namedGroups(cars.map((car) => car?.features ?? []));
	const included = namedGroups(cars.map((car) => car?.included ?? []));
	let before = 0;
	const groups = subjects.flatMap(({ heading, labels, features: takesFeatures }) => {
		const rows = labels.flatMap((label, index) => factRow(label, before + index, cars));
		before += labels.length;
		const own = features.get(heading) ?? [];
		const others = [...features].filter(([name]) => subjects.every((subject) => subject.heading !== name));
		return [
			{ heading, rows: [...rows, ...(included.get(heading) ?? []), ...own] },
			...(takesFeatures ? others.map(([name, rows]) => ({ heading: name, rows })) : []),
		];
	});
	return groups.filter(({ rows }, index) => rows.length > 0 || index === 0);
}

function factRow(label: string, index: number, cars: readonly (ComparedCar | undefined)[]): ComparedRow[] {
	const values = cars.map((car) => car?.facts[index] ?? '');
	return values.some(Boolean) ? [rowOf(label, values)] : [];
}

/** By the group's name, which each car's things have or not; dealers spell them in large or small letters. */
function namedGroups(cars: readonly ComparedCar['features'][]): Map<string, ComparedRow[]> {
	const groups = new Map<string, Map<string, string>>();
	for (const [name = '', ...items] of cars.flat()) {
		const group = groups.get(name) ?? new Map<string, string>();
		groups.set(name, group);
		for (const item of items) if (!group.has(item.toLowerCase())) group.set(item.toLowerCase(), item);
	}
	const owned = cars.map(ownedThings);
	return new Map(
		[...groups].map(([name, items]) => [
			name,
			[...items].map(([key, item]) =>
				rowOf(
					item,
					owned.map((own) => (own.size > 0 ? own.has(key) : null)),
				),
			),
		]),
	);
}

const ownedThings = (groups: ComparedCar['features']): Set<string> =>
	new Set(groups.flatMap(([, ...items]) => items.map((item) => item.toLowerCase())));

const rowOf = (label: string, values: ComparedRow['values']): ComparedRow => ({
	label,
	values,
	differs: new Set(values).size > 1,
});
