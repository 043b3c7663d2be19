/**
 * What a template decides (SITE-8, ROUTE-3): the slug of its search page and the words for what is sold. `motorcycle` →
 * new-used-and-demo-motorcycles, "motorcycles". Where a vehicle's page is: `vehiclePath`.
 */
type TemplateFacts = {
	/** Slug of the search page that shows everything. */
	searchSlug: string;
	/** Ending of the search slugs that narrow to one car type (`used-trucks`); absent where there are none. */
	searchNoun?: string;
	singular: string;
	plural: string;
	/** A search that shows what may be typed; absent where everybody knows. */
	example?: string;
	/** What the drawing in place of a photo shows; absent for cars. */
	cover?: Cover;
};

/** A shape under a cover, as `car-icons.svg` has it. */
type Cover = 'van' | 'truck' | 'camper' | 'motorcycle';

const templates = {
	car: facts('new-used-and-demo-cars', 'car', 'cars', { searchNoun: 'cars' }),
	truck: facts('new-used-and-demo-trucks', 'truck', 'trucks', {
		searchNoun: 'trucks',
		example: 'under $60k',
		cover: 'truck',
	}),
	motorcycle: facts('new-used-and-demo-motorcycles', 'motorcycle', 'motorcycles', {
		searchNoun: 'motorcycles',
		example: 'under $15k',
		cover: 'motorcycle',
	}),
	camper: facts('rv-vehicles', 'camper', 'campers', { example: 'sleeps 4', cover: 'camper' }),
	rv: facts('rv-vehicles', 'RV', 'RVs', { example: 'sleeps 4', cover: 'camper' }),
	rental: facts('rental-cars', 'rental car', 'rental cars', { example: '7 seater' }),
	subscription: facts('subscription-cars', 'subscription car', 'subscription cars', {
		example: 'electric SUV',
	}),
	conversion: facts('new-used-and-demo-cars', 'vehicle', 'vehicles', { searchNoun: 'cars', cover: 'van' }),
} as const satisfies Record<string, TemplateFacts>;

export type Template = keyof typeof templates;

export const templateNames = Object.keys(templates) as [Template, ...Template[]];

/** What the template decides for a site (SITE-8). */
export function templateFacts(template: Template): TemplateFacts {
	return templates[template];
}

/** Whether what the template offers is hired out instead of sold. */
export function isHired(template: Template): boolean {
	return template === 'rental' || template === 'subscription';
}

/** What a form may ask about: a vehicle with an engine and an odometer, one that is towed, one that is had by the week. */
export const askedKinds = ['driven', 'towed', 'subscribed'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** Which of these a template's vehicles are. */
export function askedOf(template: Template): readonly AskedKind[] {
	if (template === 'camper') return ['towed'];
	return template === 'subscription' ? ['driven', 'subscribed'] : ['driven'];
}

function facts(
	searchSlug: string,
	singular: string,
	plural: string,
	more: Omit<TemplateFacts, 'searchSlug' | 'singular' | 'plural'>,
): TemplateFacts {
	return { searchSlug, singular, plural, ...more };
}
