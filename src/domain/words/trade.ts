import type { Template } from './template.ts';

/** Facts that a vehicle's card may show, by their names in the config. */
export const cardFactNames = [
	...(['distance', 'transmission', 'fuel', 'body', 'engine', 'drive', 'seats', 'power'] as const),
	...(['electric_range', 'battery', 'towing'] as const),
	...(['sleeps', 'length', 'atm', 'tare', 'tow_ball_weight', 'terrain', 'payload'] as const),
	...(['gvm', 'licence', 'axles'] as const),
	...(['engine_size', 'lams'] as const),
	...(['wheelchair_places', 'wheelchair_entry'] as const),
	...(['plan', 'included_km', 'minimum_term'] as const),
] as const;

export type CardFactName = (typeof cardFactNames)[number];
/** Facts that a vehicle's page may show first: those of cards, and one that goes by the clock. */
export type FactName = CardFactName | 'available_from';

/** Filters that only some kinds of vehicles have, by their names in the config. */
export const tradeFacetNames = [
	...(['sleeps', 'length', 'atm'] as const),
	...(['gvm', 'licence', 'axles'] as const),
	...(['engine_size', 'lams'] as const),
	...(['weekly_price', 'plan', 'term'] as const),
	...(['wheelchair_places', 'wheelchair_entry'] as const),
	...(['electric_range', 'towing'] as const),
] as const;

export type TradeFacetName = (typeof tradeFacetNames)[number];

/** What buyers of a kind of vehicle ask first. */
type Trade = {
	/** Shown on the card, three at most. */
	card: readonly CardFactName[];
	/** The panel "At a glance", after the condition. */
	glance: readonly FactName[];
	/** Filters beside those of every site. */
	facets: readonly TradeFacetName[];
	/** What the kinds are called that a car has as bodies: cruisers and nakeds, pop-tops and hybrids. */
	body: 'Body' | 'Type';
};

const cars: Trade = {
	card: ['distance', 'transmission', 'fuel'],
	glance: ['distance', 'transmission', 'fuel', 'electric_range', 'battery', 'body', 'engine', 'drive', 'seats'],
	facets: ['electric_range', 'towing'],
	body: 'Body',
};

const campers: Trade = {
	card: ['sleeps', 'length', 'atm'],
	glance: ['sleeps', 'length', 'atm', 'tare', 'tow_ball_weight', 'terrain', 'body', 'distance', 'transmission', 'fuel'],
	facets: ['sleeps', 'length', 'atm'],
	body: 'Type',
};

const trades: Readonly<Record<Template, Trade>> = {
	car: cars,
	conversion: {
		...cars,
		facets: ['wheelchair_places', 'wheelchair_entry', ...cars.facets],
		// Those that are not converted say what any car does.
		card: ['wheelchair_places', 'wheelchair_entry', 'distance', 'transmission', 'fuel'],
		glance: [
			...(['wheelchair_places', 'wheelchair_entry', 'seats', 'distance', 'transmission', 'fuel'] as const),
			...(['electric_range', 'body', 'engine', 'drive'] as const),
		],
	},
	rental: cars,
	camper: campers,
	rv: campers,
	truck: {
		card: ['gvm', 'licence', 'distance'],
		glance: ['distance', 'gvm', 'licence', 'axles', 'body', 'payload', 'engine', 'transmission'],
		facets: ['gvm', 'licence', 'axles'],
		body: 'Body',
	},
	motorcycle: {
		card: ['engine_size', 'lams', 'distance'],
		glance: ['distance', 'engine_size', 'lams', 'body', 'engine', 'power', 'transmission'],
		facets: ['engine_size', 'lams'],
		body: 'Type',
	},
	subscription: {
		card: ['included_km', 'transmission', 'fuel'],
		glance: [
			'distance',
			'available_from',
			'transmission',
			'fuel',
			'electric_range',
			'body',
			'seats',
			'included_km',
			'plan',
			'minimum_term',
			// Where no more is known of the plan.
			'battery',
			'drive',
		],
		facets: ['weekly_price', 'plan', 'term', 'electric_range'],
		body: 'Body',
	},
};

/** What the template's buyers ask first (SITE-8). */
export const tradeOf = (template: Template): Trade => trades[template];
