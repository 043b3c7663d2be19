import { type CarStatus, type CarType, carStatuses, carTypes } from './car.ts';
import { notKnown, type Reader, type Reading, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

/** Words of feeds for each value, in lower case, with single blanks for hyphens, underscores and slashes. */
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

const bodyWords = {
	Hatch: ['hatchback', 'liftback'],
	Ute: ['ute tray', 'utility', 'pickup', 'pick up', 'dual cab', 'ute dual cab'],
	Wagon: ['station wagon', 'estate'],
	Sedan: ['saloon'],
	Coupe: ['coupé'],
	Convertible: ['cabriolet', 'cabrio', 'roadster', 'spyder'],
	SUV: ['sports utility', 'sport utility vehicle'],
	Van: ['panel van', 'delivery van'],
	'People Mover': ['mpv', 'minivan'],
} satisfies Record<string, readonly string[]>;

const fuelWords = {
	Petrol: ['unleaded', 'premium', 'premium unleaded', 'ulp', 'pulp', 'leaded', 'e10', 'gasoline'],
	Diesel: ['turbo diesel', 'diesel turbo'],
	Hybrid: ['hev', 'mild hybrid', 'mhev'],
	'Plug-in Hybrid': ['phev', 'plugin hybrid', 'plug in'],
	Electric: ['ev', 'bev', 'battery', 'battery electric'],
	LPG: ['gas'],
} satisfies Record<string, readonly string[]>;

const transmissionWords = {
	Automatic: ['auto', 'a', 'cvt', 'dct', 'dsg', 'dual clutch', 'constant variable', 'continuously variable'],
	Manual: ['m', 'man'],
} satisfies Record<string, readonly string[]>;

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
export const body = openChoice(bodyWords, bodyHints);
/** `Premium` → `Petrol`. */
export const fuel = openChoice(fuelWords, fuelHints);
/** `6 speed sports automatic` → `Automatic`. */
export const transmission = openChoice(transmissionWords, transmissionHints);

type Hints = ReadonlyArray<readonly [RegExp, string]>;

function closedChoice<Value extends string>(synonyms: Synonyms<Value>, fault: string): Reader<Value> {
	const values = lookUp(synonyms);
	return (found) => {
		const value = values.get(keyOf(String(found)));
		return value === undefined ? unreadable(fault) : written(value, found);
	};
}

function openChoice<Value extends string>(synonyms: Synonyms<Value>, hints: Hints): Reader<string> {
	const values = lookUp(synonyms);
	return (found) => {
		const { value: text, note } = line(found);
		if (text === undefined) return unreadable(note ?? 'not a text');
		const key = keyOf(text);
		if (key === 'other') return notKnown;
		return written(values.get(key) ?? hints.find(([pattern]) => pattern.test(key))?.[1] ?? text, text);
	};
}

function written<Value extends string>(value: Value, found: unknown): Reading<Value> {
	return found === value ? { value } : { value, note: `read as ${value}` };
}

function lookUp<Value extends string>(synonyms: Synonyms<Value>): Map<string, Value> {
	const entries = Object.entries(synonyms) as [Value, readonly string[]][];
	return new Map(entries.flatMap(([value, words]) => [keyOf(value), ...words].map((word) => [word, value] as const)));
}

function keyOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[\s_/()-]+/g, ' ')
		.trim();
}
