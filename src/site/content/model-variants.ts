import type { SiteConfig } from '../../config/site.ts';
import { isFree } from '../../domain/cars/sellable.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { isFresh, lowestPrice } from './model-facts.ts';
import { type VariantStock, variantStock } from './variant-stock.ts';

type Model = SiteConfig['models'][number];
type Fact = { label: string; value: string };
type Stock = { cars: readonly Car[]; locale: SiteConfig['locale'] };

/** A variant on a model's page. */
export type ModelVariant = VariantStock & {
	name: string;
	text: string | null;
	/** Its price in two parts, `From` and `$42,990`; `On request` where nobody knows it. */
	cost: { label: string | null; text: string };
	/** The same in dollars. */
	price: number | null;
	/** No new one is here at that price: it has to be ordered. */
	toOrder: boolean;
	/** What is known of it, in the order of {@link variantFacts}. */
	facts: (string | null)[];
	/** What it has that others may not have. */
	extras: readonly string[];
	/** What the config has measured of it alone. */
	measured: readonly Fact[];
};

type KnownFact = readonly [
	label: string,
	given: (variant: Model['variants'][number]) => string | undefined,
	ofCar: (car: Car) => string | undefined,
];

/** In what variants are compared, where they differ. */
export const variantFacts: readonly KnownFact[] = [
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
	const named = new Set(variants.map(({ name }) => name.toLowerCase()));
	const badges = Map.groupBy(
		cars.filter((car) => isFresh(car) && car.badge),
		(car) => badgeOf(car, named),
	);
	const sale = (
		own: readonly Car[],
		given?: number,
	): Omit<ModelVariant, 'name' | 'text' | 'facts' | 'extras' | 'measured'> => {
		const free = own.filter(isFree);
		const { isDemo, ...cost } = costOf(free.length > 0 ? free : own, given, locale);
		const toOrder = given !== undefined && !free.some(({ car_type }) => car_type === 'new');
		return { ...cost, toOrder, ...variantStock(free, { price: cost.price, isDemo }, locale) };
	};
	if (variants.length > 0)
		return variants.map((variant) => {
			const { name, text = null, price, extras, specifications: measured = [] } = variant;
			const own = badges.get(name.toLowerCase()) ?? [];
			const facts = variantFacts.map(
				([label, given, ofCar]) => given(variant) ?? saidOfAll(specifications, label) ?? wordsOf(own, ofCar, locale),
			);
			return { name, text, facts, extras, measured, ...sale(own, price) };
		});
	const found = [...badges.values()].map((own) => ({ own, lowest: lowestPrice(own) }));
	return found
		.sort((one, other) => (one.lowest ?? Number.MAX_VALUE) - (other.lowest ?? Number.MAX_VALUE))
		.map(({ own }) => ({
			name: own[0]?.badge ?? '',
			text: null,
			facts: variantFacts.map(([, , ofCar]) => wordsOf(own, ofCar, locale)),
			extras: [],
			measured: [],
			...sale(own),
		}));
}

/** Of which variant a car is: a `GXL` that is a hybrid is a `GXL Hybrid` where there is one. */
function badgeOf({ badge = '', simple_fuel = '' }: Car, named: ReadonlySet<string>): string {
	const withFuel = `${badge} ${simple_fuel}`.toLowerCase();
	return named.has(withFuel) ? withFuel : badge.toLowerCase();
}

/** The price given, else that of a new one, else of a demonstrator, which is said. */
function costOf(own: readonly Car[], given: number | undefined, locale: Stock['locale']) {
	const fresh = given ?? lowestPrice(own.filter(({ car_type }) => car_type === 'new'));
	const price = fresh ?? lowestPrice(own);
	if (price === undefined) return { cost: { label: null, text: 'On request' }, price: null, isDemo: false };
	const isDemo = fresh === undefined;
	return { cost: { label: isDemo ? 'Demo from' : 'From', text: formatMoney(price, locale) }, price, isDemo };
}

/** What the config says of the model without a choice, `Automatic`: it holds for each variant, whatever one in stock has. */
function saidOfAll(specifications: Model['specifications'] = [], label: string): string | null {
	const value = specifications.find((one) => one.label.toLowerCase() === label.toLowerCase())?.value;
	return value === undefined || isChoice(value) ? null : value;
}

/** Whether it says what different variants have: `2.0L petrol or 2.5L hybrid`. */
export const isChoice = (value: string): boolean => /, | (?:or|to) /.test(value);

/** What these cars have, `Petrol, Hybrid`; null where nobody knows. */
function wordsOf(cars: readonly Car[], ofCar: KnownFact[2], locale: Stock['locale']): string | null {
	const values = [...new Set(cars.flatMap((car) => ofCar(car) ?? []))];
	return values.length === 0 ? null : localiseText(values.join(', '), locale);
}

/** What is known of a variant itself: `Engine`, `2.0L petrol`; an engine says its fuel. */
export function factsOf({ facts }: Pick<ModelVariant, 'facts'>, locale: Stock['locale']): Fact[] {
	const known = variantFacts.flatMap(([label], index) => {
		const value = facts[index];
		return value ? [{ label, value }] : [];
	});
	const isTold = known.some(({ label, value }) => label === 'Engine' && /petrol|diesel|hybrid|electric/i.test(value));
	return known
		.filter(({ label }) => label !== 'Fuel' || !isTold)
		.map(({ label, value }) => ({ label: localiseText(label, locale), value }));
}
