import { type CarStatus, type CarType, carStatuses, carTypes } from '../car/car-parts.ts';
import { bodyWords, fuelWords, gearboxWords, type WordKind, wordKey, wordTable } from './field-words.ts';
import { odd, oddity } from './odd-value.ts';
import { notKnown, type Reader, type Reading, scalarText, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

/** Words of feeds for each value: see `field-words.ts`. */
type Synonyms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

const statusWords: Synonyms<CarStatus> = {
	in_stock: ['in stock', 'instock', 'available', 'for sale', 'active', 'current', 'live'],
	coming_soon: ['coming soon', 'comingsoon', 'arriving soon', 'in transit', 'on order', 'incoming'],
	sold: ['sold', 'delivered'],
};

const carTypeWords: Synonyms<CarType> = {
	new: ['new', 'n', 'brand new'],
	used: ['used', 'u', 'preowned', 'pre owned', 'second hand', 'secondhand'],
	demo: ['demo', 'd', 'demonstrator', 'ex demo', 'dealer demo', 'ex demonstrator'],
};

/** Where the words as a whole are not known: what they contain, most telling first. */
const bodyHints: Hints = [
	[/\bhatch/, 'Hatch'],
	[/\bute\b|\bpick ?up\b|\bcab chassis\b/, 'Ute'],
	[/\bwagon\b/, 'Wagon'],
	[/\bsedan\b/, 'Sedan'],
];
const fuelHints: Hints = [
	[/plug ?in/, 'Plug-in Hybrid'],
	[/hybrid/, 'Hybrid'],
	[/diesel/, 'Diesel'],
	[/petrol|unleaded/, 'Petrol'],
	[/electric/, 'Electric'],
];
const transmissionHints: Hints = [
	[/auto|tronic|clutch|variable/, 'Automatic'],
	[/manual/, 'Manual'],
];

/** in_stock, coming_soon or sold, in feeds' words and any case. */
export const status = closedChoice(statusWords, `not one of ${carStatuses.join(', ')}`);
/** new, used or demo, in feeds' words and any case. */
export const carType = closedChoice(carTypeWords, `not one of ${carTypes.join(', ')}`);

/** `Hatchback` → `Hatch`; a body type that is not known is kept as the dealer writes it. */
export const body = openChoice('a body type', bodyWords, bodyHints);
/** `Premium` → `Petrol`. */
export const fuel = openChoice('a fuel', fuelWords, fuelHints);
/** `6 speed sports automatic` → `Automatic`. */
export const transmission = openChoice('a gearbox', gearboxWords, transmissionHints);

type Hints = ReadonlyArray<readonly [RegExp, string]>;

function closedChoice<Value extends string>(synonyms: Synonyms<Value>, fault: string): Reader<Value> {
	const values = wordTable(synonyms);
	return (found) => {
		const value = values.get(wordKey(scalarText(found)));
		return value === undefined ? unreadable(fault) : written(value, found);
	};
}

/** A field of words that anybody may add to; what is plainly a value of another field is none of this one. */
function openChoice<Value extends string>(kind: WordKind, synonyms: Synonyms<Value>, hints: Hints): Reader<string> {
	const values = wordTable(synonyms);
	return (found) => {
		const { value: text, note } = line(found);
		if (text === undefined) return unreadable(note ?? 'not a text');
		const key = wordKey(text);
		if (key === 'other') return notKnown;
		const known = values.get(key);
		if (known !== undefined) return written(known, text);
		const fault = oddity(text, kind);
		if (fault !== undefined) return odd(fault);
		return written(hints.find(([pattern]) => pattern.test(key))?.[1] ?? text, text);
	};
}

function written<Value extends string>(value: Value, found: unknown): Reading<Value> {
	return found === value ? { value } : { value, note: `read as ${value}` };
}
