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
};

const templates = {
	car: facts('new-used-and-demo-cars', 'car', 'cars', 'cars'),
	truck: facts('new-used-and-demo-trucks', 'truck', 'trucks', 'trucks', 'light truck under $60k'),
	motorcycle: facts(
		'new-used-and-demo-motorcycles',
		'motorcycle',
		'motorcycles',
		'motorcycles',
		'adventure bike under $15k',
	),
	camper: facts('rv-vehicles', 'camper', 'campers', undefined, 'caravan that sleeps 4'),
	rv: facts('rv-vehicles', 'RV', 'RVs', undefined, 'motorhome that sleeps 4'),
	rental: facts('rental-cars', 'rental car', 'rental cars', undefined, '7 seater'),
	subscription: facts('subscription-cars', 'subscription car', 'subscription cars', undefined, 'SUV under $250 a week'),
	conversion: facts('new-used-and-demo-cars', 'vehicle', 'vehicles', 'cars'),
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
	searchNoun?: string,
	example?: string,
): TemplateFacts {
	return { searchSlug, singular, plural, ...(searchNoun && { searchNoun }), ...(example && { example }) };
}
