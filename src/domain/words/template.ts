/**
 * What a template decides (SITE-8, ROUTE-3): where a vehicle's page lives, the slug of its search page and the words
 * for what is sold. `motorcycle` → /motorcycles/…, new-used-and-demo-motorcycles, "motorcycles".
 */
type TemplateFacts = {
	/** First segment of a vehicle's page. */
	vehiclePath: string;
	/** Slug of the search page that shows everything. */
	searchSlug: string;
	/** Ending of the search slugs that narrow to one car type (`used-trucks`); absent where there are none. */
	searchNoun?: string;
	singular: string;
	plural: string;
};

const templates = {
	car: facts('cars', 'new-used-and-demo-cars', 'car', 'cars', 'cars'),
	truck: facts('cars', 'new-used-and-demo-trucks', 'truck', 'trucks', 'trucks'),
	motorcycle: facts('motorcycles', 'new-used-and-demo-motorcycles', 'motorcycle', 'motorcycles', 'motorcycles'),
	camper: facts('campers', 'rv-vehicles', 'camper', 'campers'),
	rv: facts('cars', 'rv-vehicles', 'RV', 'RVs'),
	rental: facts('cars', 'rental-cars', 'rental car', 'rental cars'),
	subscription: facts('cars', 'subscription-cars', 'subscription car', 'subscription cars'),
	conversion: facts('cars', 'new-used-and-demo-cars', 'vehicle', 'vehicles', 'cars'),
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

function facts(
	vehiclePath: string,
	searchSlug: string,
	singular: string,
	plural: string,
	searchNoun?: string,
): TemplateFacts {
	return { vehiclePath, searchSlug, singular, plural, ...(searchNoun ? { searchNoun } : {}) };
}
