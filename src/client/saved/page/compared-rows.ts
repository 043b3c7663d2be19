import type { ComparedCar, ComparedCarsFile } from '../../../contract/compared-cars.ts';
import { bestOf } from './best-of.ts';

/** What cars are compared by: a value for each of them. */
export type ComparedRow = {
	label: string;
	/** What is known of each, '' where nothing is; of a feature whether a car has it, null where its features are not known. */
	values: readonly (string | boolean | null)[];
	/** They are not the same. */
	differs: boolean;
	/** What the best of them are called, `Lowest kilometres`, and which those are; left out where there is no best. */
	best?: { word: string; cars: readonly boolean[] };
};

export type ComparedGroup = { heading: string; rows: readonly ComparedRow[] };

type Cars = readonly (ComparedCar | undefined)[];

/**
 * The rows of a comparison by subject (USER-2): what at least one of the cars has, facts first, then what comes with
 * them and features. Features come where the file wants them; those of a group that is called like a subject (`Safety`) stand
 * under it.
 */
export function comparedGroups(cars: Cars, file: Pick<ComparedCarsFile, 'subjects' | 'ranks'>): ComparedGroup[] {
	const { subjects } = file;
	const features = namedGroups(cars.map((car) => car?.features ?? []));
	const included = namedGroups(cars.map((car) => car?.included ?? []));
	let before = 0;
	const groups = subjects.flatMap(({ heading, labels, features: takesFeatures }) => {
		const rows = labels.flatMap((label, index) => factRow({ label, index: before + index }, cars, file.ranks));
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

/** What each of the cars is best in, `Newest`, in the order of the rows: what the rows mark. */
export const winsOf = (groups: readonly ComparedGroup[], count: number): string[][] =>
	Array.from({ length: count }, (_, car) =>
		groups.flatMap(({ rows }) => rows.flatMap(({ best }) => (best?.cars[car] ? [best.word] : []))),
	);

function factRow(
	{ label, index }: { label: string; index: number },
	cars: Cars,
	ranks: ComparedCarsFile['ranks'],
): ComparedRow[] {
	const values = cars.map((car) => car?.facts[index] ?? '');
	if (!values.some(Boolean)) return [];
	const place = ranks.findIndex((rank) => rank.label === index);
	const rank = ranks[place];
	const best = rank
		? bestOf(
				cars.map((car) => car?.numbers[place]),
				rank.best,
			)
		: [];
	return [{ ...rowOf(label, values), ...(rank && best.includes(true) && { best: { word: rank.word, cars: best } }) }];
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
