import type { SiteConfig } from '../../config/site.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { isInStock } from '../../domain/cars/sellable.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import type { StockModel, StockOfType } from './stock-models.ts';

type Type = Car['car_type'];
type Types = StockModel['types'];
type Model = Pick<SiteConfig['models'][number], 'specifications'>;

const order: readonly Type[] = ['new', 'demo', 'used'];

/** A price and the condition of what it buys; `type` is null where all of the site is of one, or none is known. */
export type TypedPrice = { amount: number | null; type: Type | null };

/** Whether a site has new and used ones, so that a price has to say of which it is. */
export const isMixed = (site: Pick<Site, 'stockCount'>): boolean =>
	order.filter((type) => site.stockCount([type]) > 0).length > 1;

/** The lowest price of a model, new ones before demonstrators and used ones. */
export function freshestPrice(types: Types): TypedPrice {
	const type = order.find((one) => typeof types[one]?.from === 'number') ?? null;
	return { amount: (type && types[type]?.from) ?? null, type };
}

/** `New from $45,990`; null without a price. */
export function priceText({ amount, type }: TypedPrice, { locale, labels }: SiteConfig): string | null {
	if (amount === null) return null;
	const word = type === null ? 'from' : `${conditionLabel(type, labels)} from`;
	return `${capitalised(word)} ${formatMoney(amount, locale)}`;
}

/** `2 new in stock, 1 on the way`; `1 new on the way` where none stands here. */
export function countText({ here, coming }: { here: number; coming: number }, word = ''): string {
	const of = (count: number) => [count, word].filter(Boolean).join(' ');
	if (coming === 0) return `${of(here)} in stock`;
	return here === 0 ? `${of(coming)} on the way` : `${of(here)} in stock, ${coming} on the way`;
}

/** How many of these stand here and how many are coming: `2 used in stock, 1 on the way`. */
export function hereText(cars: readonly Car[], word?: string): string {
	const here = cars.filter(isInStock).length;
	return countText({ here, coming: cars.length - here }, word);
}

/** `2 new, 3 used in stock`; where all are of the condition that the price has named, `3 in stock`. */
export function stockText(types: Types, named: Type | null, { locale, labels }: SiteConfig): string {
	const counted = order.flatMap((type) => {
		const { count = 0, coming = 0 } = types[type] ?? {};
		return count === 0 ? [] : [{ type, here: count - coming, coming }];
	});
	const [only, ...more] = counted;
	if (only && more.length === 0 && only.type === named) return countText(only);
	const words = (key: 'here' | 'coming') =>
		counted.flatMap((one) => (one[key] > 0 ? `${one[key]} ${conditionLabel(one.type, labels)}` : [])).join(', ');
	const coming = counted.reduce((sum, one) => sum + one.coming, 0);
	const here = words('here');
	const text =
		here === '' ? `${words('coming')} on the way` : `${here} in stock${coming > 0 ? `, ${coming} on the way` : ''}`;
	return localiseText(text, locale);
}

/**
 * What of a model is in stock, `2 new, 1 demo in stock`, and apart from it `3 used from $17,990`: nobody takes the price of a new one for
 * that of a used one. Where the price that stands above is a used one's, all is said in the first.
 */
export function stockWords(
	types: Types,
	named: Type | null,
	config: SiteConfig,
): { fresh: string | null; used: string | null } {
	const { own, used } = apart(types, named);
	return {
		fresh: Object.keys(own).length === 0 ? null : stockText(own, used ? null : named, config),
		used: used ? usedText(used, config) : null,
	};
}

/** Whether any of what the price is for stands here, and is not only on its way. */
export const hasHere = (types: Types, named: Type | null): boolean =>
	Object.values(apart(types, named).own).some(({ count, coming }) => count > coming);

/** What the price is for; apart from it the used ones, where it is not theirs. */
function apart(types: Types, named: Type | null): { own: Types; used?: StockOfType } {
	const { used, ...fresh } = types;
	return used !== undefined && named !== 'used' ? { own: fresh, used } : { own: types };
}

function usedText({ count, coming, from }: StockOfType, { locale, labels }: SiteConfig): string {
	const what = `${count} ${conditionLabel('used', labels)}`;
	const where = count === coming ? ' on the way' : from === null ? ' in stock' : '';
	return localiseText(`${what}${where}${from === null ? '' : ` from ${formatMoney(from, locale)}`}`, locale);
}

/** What tells models apart at a glance: `SUV · 5 seats · petrol or hybrid`, as the config has it, else of those in stock, new ones first. */
export function modelLine(model: Model, stock: readonly StockModel[], locale: string): string | null {
	const own = freshOf(stock);
	const bodies = [...new Set(stock.flatMap((one) => one.bodies))];
	const parts = [
		bodies.length === 1 ? bodies[0] : saidOf(model, 'body'),
		seatsText(saidOf(model, 'seats'), own),
		fuelText(saidOf(model, 'fuel') ?? saidOf(model, 'engine'), stock),
	].filter(Boolean);
	return parts.length > 1 ? localiseText(parts.join('\u00a0· '), locale) : null;
}

function seatsText(said: string | undefined, own: readonly StockOfType[]): string | null {
	if (said !== undefined) return /^[\d\s,or–-]+$/.test(said) ? `${said} seats` : null;
	const counts = [...new Set(own.flatMap(({ seats }) => seats))].sort((one, other) => one - other);
	return counts.length > 0 && counts.length < 3 ? `${counts.join(' or ')} seats` : null;
}

/** What the config says of a model under this label, in small letters. */
export const saidOf = ({ specifications }: Model, label: string): string | undefined =>
	specifications.find((one) => one.label.toLowerCase() === label)?.value;

/** The new ones in stock; where there are none the used ones. */
function freshOf(stock: readonly StockModel[]): StockOfType[] {
	const fresh = stock.flatMap(({ types }) => [types.new ?? [], types.demo ?? []].flat());
	return fresh.length > 0 ? fresh : stock.flatMap(({ types }) => types.used ?? []);
}

/** The fuels that are said of a model, else those of what is in stock: `petrol`, `hybrid`. */
export function fuelWords(said: string | undefined, stock: readonly StockModel[]): string[] {
	const words = said?.toLowerCase().match(/plug-in hybrid|petrol|diesel|hybrid|electric|hydrogen/g);
	return [...new Set(words ?? freshOf(stock).flatMap(({ fuels }) => fuels.map((fuel) => fuel.toLowerCase())))];
}

function fuelText(said: string | undefined, stock: readonly StockModel[]): string | null {
	const fuels = fuelWords(said, stock);
	return fuels.length > 0 && fuels.length < 3 ? fuels.join(' or ') : null;
}
