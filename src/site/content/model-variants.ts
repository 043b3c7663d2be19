import type { SiteConfig } from '../../config/site.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { isFresh, lowestPrice } from './model-facts.ts';
import { hereText } from './model-words.ts';

type Model = SiteConfig['models'][number];
type Stock = { cars: readonly Car[]; locale: SiteConfig['locale'] };

/** A variant on a model's page: `From $42,990`, `3 in stock`. */
export type ModelVariant = {
	name: string;
	text: string | null;
	from: string | null;
	count: number;
	/** `2 in stock, 1 on the way`. */
	stock: string;
	/** The one in stock, where there is one. */
	only: string | null;
	/** What is known of it, in the order of {@link variantFacts}. */
	facts: (string | null)[];
	/** What it has that others may not have. */
	extras: readonly string[];
};

/** A row in which variants are compared: what each has in words, or whether it has it at all. */
export type VariantRow = { label: string } & (
	| { kind: 'words'; values: readonly string[] }
	| { kind: 'has'; values: readonly boolean[] }
);

type Fact = readonly [
	label: string,
	given: (variant: Model['variants'][number]) => string | undefined,
	ofCar: (car: Car) => string | undefined,
];

/** In what variants are compared, where they differ. */
const variantFacts: readonly Fact[] = [
	['Engine', ({ engine }) => engine, ({ engine }) => engine],
	['Fuel', () => undefined, ({ simple_fuel }) => simple_fuel],
	['Transmission', ({ transmission }) => transmission, ({ simple_transmission }) => simple_transmission],
	['Drive', ({ drive }) => drive, ({ drive_type }) => drive_type],
	['Seats', () => undefined, ({ seats }) => seats?.toString()],
];

/**
 * The variants of a model: as the config has them, else those of the new cars and demonstrators in stock, the lowest price first
 * (ROUTE-17). Used ones do not count: what one of them costs with its years and kilometres is not the price of a variant.
 */
export function modelVariants(
	{ variants, specifications }: Pick<Model, 'variants'> & Partial<Pick<Model, 'specifications'>>,
	{ cars, locale }: Stock,
): ModelVariant[] {
	const badges = Map.groupBy(
		cars.filter((car) => isFresh(car) && car.badge),
		({ badge }) => badge?.toLowerCase() ?? '',
	);
	const from = (price: number | undefined, word = 'From') =>
		price === undefined ? null : `${word} ${formatMoney(price, locale)}`;
	const fromOf = (own: readonly Car[]) =>
		from(lowestPrice(own.filter(({ car_type }) => car_type === 'new'))) ?? from(lowestPrice(own), 'Demo from');
	if (variants.length > 0)
		return variants.map((variant) => {
			const { name, text = null, price, extras } = variant;
			const own = badges.get(name.toLowerCase()) ?? [];
			const facts = variantFacts.map(
				([label, given, ofCar]) => given(variant) ?? saidOfAll(specifications, label) ?? wordsOf(own, ofCar, locale),
			);
			return { name, text, from: from(price) ?? fromOf(own), facts, extras, ...stockOf(own) };
		});
	const found = [...badges.values()].map((own) => ({ own, lowest: lowestPrice(own) }));
	return found
		.sort((one, other) => (one.lowest ?? Number.MAX_VALUE) - (other.lowest ?? Number.MAX_VALUE))
		.map(({ own }) => ({
			name: own[0]?.badge ?? '',
			text: null,
			from: fromOf(own),
			facts: variantFacts.map(([, , ofCar]) => wordsOf(own, ofCar, locale)),
			extras: [],
			...stockOf(own),
		}));
}

/** What the config says of the model without a choice, `Automatic`: it holds for each variant, whatever one in stock has. */
function saidOfAll(specifications: Model['specifications'] = [], label: string): string | null {
	const value = specifications.find((one) => one.label.toLowerCase() === label.toLowerCase())?.value;
	return value === undefined || /,| (?:or|to) /.test(value) ? null : value;
}

/** What these cars have, `Petrol, Hybrid`; null where nobody knows. */
function wordsOf(cars: readonly Car[], ofCar: Fact[2], locale: Stock['locale']): string | null {
	const values = [...new Set(cars.flatMap((car) => ofCar(car) ?? []))];
	return values.length === 0 ? null : localiseText(values.join(', '), locale);
}

const stockOf = (own: readonly Car[]) => ({
	count: own.length,
	stock: hereText(own),
	only: own.length === 1 ? (own[0]?.slug ?? null) : null,
});

/**
 * The rows in which variants differ: facts that are known of all, then what only some of them have, as the first that has it comes.
 */
export function variantRows(
	variants: readonly Pick<ModelVariant, 'facts' | 'extras'>[],
	locale: Stock['locale'],
): VariantRow[] {
	const facts = variantFacts.flatMap(([label], index): VariantRow[] => {
		const values = variants.flatMap((variant) => variant.facts[index] ?? []);
		return values.length < variants.length ? [] : [{ label: localiseText(label, locale), kind: 'words', values }];
	});
	const extras = [...new Set(variants.flatMap(({ extras }) => extras))].map((label): VariantRow => {
		const values = variants.map((variant) => variant.extras.includes(label));
		return { label, kind: 'has', values };
	});
	return [...facts, ...extras].filter(({ values }) => new Set<unknown>(values).size > 1);
}
