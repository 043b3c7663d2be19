import { slugify } from '../../domain/addresses/slug.ts';

/** Patterns of what people say, and the slugs of what a stock may call it; the first that is in stock is meant. */
type Called = readonly (readonly [pattern: string, names: readonly string[]])[];

export const peopleMovers = 'people ?movers?|mini ?vans?|mpvs?';

/** What people call bodies, by the words that a stock may use for them; the first that is in stock is meant. */
export const bodyNames: Called = [
	['hatch ?backs?|hatches', ['hatch', 'hatchback']],
	['station ?wagons?|estates?', ['wagon', 'station-wagon', 'estate']],
	['pick ?-?up trucks?|pick ?-?ups?', ['ute', 'pickup', 'pick-up', 'truck', 'cab-chassis']],
	[
		'(?:dual|double|twin|crew|single|extra|space|king)[ -]?cabs?(?: utes?| pick ?-?ups?)?',
		['ute', 'pickup', 'pick-up'],
	],
	['(?:light )?trucks?|lorr(?:y|ies)', ['truck', 'light-truck', 'cab-chassis', 'cab-and-chassis', 'ute']],
	['saloons?', ['sedan', 'saloon']],
	[peopleMovers, ['people-mover', 'minivan', 'mpv']],
	['vans?', ['van', 'caravan']],
	['convertibles?|cabriolets?|cabrios?|soft ?tops?|roadsters?', ['convertible', 'cabriolet', 'roadster']],
	['(?:small|compact|city|little) cars?|runabouts?', ['hatch', 'hatchback']],
	['sports? ?cars?|sporty(?: cars?)?|(?:[23]|two|three)[ -]?doors?', ['coupe', 'convertible', 'roadster']],
	[
		'(?:dual|duel)[ -]?sports?|adv|adventure (?:bikes?|tourers?)',
		['dual-sport', 'adventure', 'adventure-touring', 'enduro'],
	],
	[
		'(?:dirt|trail|off[ -]?road|enduro|motocross) ?bikes?',
		['off-road', 'trail', 'enduro', 'motocross', 'dirt', 'dual-sport', 'adventure'],
	],
	['(?:sports? ?|super|street ?)bikes?|crotch rockets?', ['sport', 'sports', 'supersport', 'super-sport', 'naked']],
	['mopeds?', ['scooter', 'moped']],
	['crossovers?|soft ?-?roaders?', ['suv', 'crossover']],
];

/** What people call fuels. */
export const fuelNames: Called = [
	['turbo[ -]?diesels?', ['diesel']],
	['evs?|e-?cars?', ['electric', 'ev', 'battery-electric']],
	['phevs?|plug[ -]?ins?(?: hybrids?)?', ['plug-in-hybrid', 'phev', 'hybrid']],
];

/** The value that a stock has of these, which are slugs. */
export const firstInStock = (names: readonly string[], values: readonly string[]): string | undefined =>
	names.map((name) => values.find((one) => slugify(one) === name)).find((one) => one !== undefined);
