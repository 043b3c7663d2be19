/**
 * A car is its VIN, else its stock number, else its id, else its address; never its words. `2023 Ram 1500 Classic` that
 * is called `2023 Ram Other` the next day, at the same VIN, is the same car (SITE-5).
 */

/** What tells a car from others, the strongest first, as texts to compare; '' where it is not known. */
export type CarKeys = readonly [vin: string, stocknum: string, id: string];

export type Identified = { readonly keys: CarKeys; readonly slug: string };

type Trait = (car: Identified) => string;

const traits: readonly Trait[] = [
	({ keys }) => keys[0],
	({ keys }) => keys[1],
	({ keys }) => keys[2],
	({ slug }) => slug.toLowerCase(),
];

/**
 * Which of the `known` cars each of the cars `now` is. A VIN is asked first, then what is left by the weaker signs. A
 * sign that two cars of one side share, such as a stock number that was given twice, says nothing.
 */
export function pairCars<Known extends Identified, Now extends Identified>(
	known: readonly Known[],
	now: readonly Now[],
): Map<Now, Known> {
	const pairs = new Map<Now, Known>();
	const taken = new Set<Known>();
	for (const trait of traits) {
		const free = byTrait(
			known.filter((car) => !taken.has(car)),
			trait,
		);
		const open = byTrait(
			now.filter((car) => !pairs.has(car)),
			trait,
		);
		for (const [sign, car] of open) {
			const same = free.get(sign);
			if (!car || !same || areDifferent(same, car)) continue;
			pairs.set(car, same);
			taken.add(same);
		}
	}
	return pairs;
}

/** Cars by a sign of theirs; null where several have it. */
function byTrait<Car extends Identified>(cars: readonly Car[], trait: Trait): Map<string, Car | null> {
	const found = new Map<string, Car | null>();
	for (const car of cars) {
		const sign = trait(car);
		if (sign) found.set(sign, found.has(sign) ? null : car);
	}
	return found;
}

/** Two VINs are two cars, unless all else is the same: then the dealer has corrected the VIN. */
function areDifferent(one: Identified, other: Identified): boolean {
	const [vin, stocknum] = one.keys;
	const [otherVin, otherStocknum] = other.keys;
	if (!vin || !otherVin || vin === otherVin) return false;
	return !(stocknum && stocknum === otherStocknum && one.slug === other.slug);
}
