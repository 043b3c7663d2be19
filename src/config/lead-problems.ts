import { isSameCategory } from '../domain/leads/lead-routing.ts';
import { type FormDefinition, fieldsOf } from '../forms/definition.ts';
import { formNames } from '../forms/definitions/default-forms.ts';
import { siteForm } from '../forms/definitions/site-form.ts';
import { carCategories, careers } from '../forms/lead/categories.ts';
import { nearest } from './explain.ts';
import { defaultDestination } from './leads.ts';
import { isPlatformVariable } from './platform-variables.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/**
 * Why leads of a site would reach nobody, or the wrong people (FORM-15). The build asks, not the functions: they keep a
 * lead whatever is wrong here.
 */
export function leadProblems(site: SiteConfig, file: string): Problem[] {
	const forms = formsOf(site);
	const found = [...unknownCategories(site, forms), ...platformVariables(site)];
	const live = site.demo ? [] : [...unreached(site), ...withoutCarClarity(site, forms)];
	return [...found, ...live].map((problem) => ({ file, ...problem }));
}

type Found = Omit<Problem, 'file'>;

const orDemo = 'Or set "demo": true if this is not a real dealer.';

/** Leads that match no rule go to `mail`. */
function unreached({ leads: { destinations, routing } }: SiteConfig): Found[] {
	if (Object.hasOwn(destinations, defaultDestination)) return [];
	const names = Object.keys(destinations);
	if (names.length === 0) {
		const expected =
			'a destination for the leads, such as { "mail": { "kind": "mail", "to": ["leads@dealer.example"] } }';
		return [{ path: 'leads.destinations', found: '{}', expected, hint: orDemo }];
	}
	if (routing.some(({ categories, locations }) => !categories && !locations)) return [];
	const expected = `a last rule without categories and locations, such as { "to": ["${names[0]}"] }, or a destination called mail: leads that match no rule reach nobody`;
	return [{ path: 'leads.routing', found: `${routing.length} rules`, expected, hint: orDemo }];
}

function withoutCarClarity({ leads: { destinations } }: SiteConfig, forms: readonly FormDefinition[]): Found[] {
	if (Object.hasOwn(destinations, 'car-clarity')) return [];
	return forms
		.filter(({ destination }) => destination === 'car-clarity')
		.map(({ name }) => ({
			path: `forms.overrides.${/^\w+$/.test(name) ? name : `["${name}"]`}.destination`,
			found: '"car-clarity"',
			expected: 'server, or leads.destinations["car-clarity"] with its address',
			hint: orDemo,
		}));
}

/** What leads of a site can be about: the categories of its forms. */
export const leadCategories = (site: SiteConfig): string[] => categoriesIn(formsOf(site));

const formsOf = (site: SiteConfig): FormDefinition[] => formNames.flatMap((name) => siteForm(name, site) ?? []);
const categoriesIn = (forms: readonly FormDefinition[]): string[] => [...new Set(forms.flatMap(categoriesOf))];

/** Of rules and of ready answers: neither would ever fit. */
function unknownCategories({ leads: { routing, answers } }: SiteConfig, forms: readonly FormDefinition[]): Found[] {
	const known = categoriesIn(forms);
	const unknownIn = (list: string, entries: readonly { categories?: readonly string[] | undefined }[]): Found[] =>
		entries.flatMap(({ categories = [] }, index) =>
			categories.flatMap((category, place) => {
				if (known.some((one) => isSameCategory(one, category))) return [];
				const guess = nearestCategory(category, known);
				return {
					path: `leads.${list}[${index}].categories[${place}]`,
					found: JSON.stringify(category),
					expected: `the category of a form: ${known.join(', ')}`,
					...(guess && { hint: `Did you mean ${JSON.stringify(guess)}?` }),
				};
			}),
		);
	return [...unknownIn('routing', routing), ...unknownIn('answers', answers)];
}

/** The one that was meant, with or without its last word: `Used Vehicl` is `Used Vehicle Enquiry`. */
const nearestCategory = (category: string, known: readonly string[]): string | undefined =>
	nearest(category, known) ?? nearest(`${category} Enquiry`, known);

/** The categories of a form's leads. A careers enquiry is sent as a general one (FORM-6). */
function categoriesOf(form: FormDefinition): string[] {
	const chosen = fieldsOf(form).find(({ name }) => name === 'category')?.options ?? [];
	const cars = form.followsCarType ? carCategories : [];
	const all = [form.category, ...chosen.map(({ value }) => String(value)), ...cars];
	return all.filter((category) => category !== careers.category);
}

/** The platform's own secrets would be sent to the destination. */
function platformVariables({ leads: { destinations } }: SiteConfig): Found[] {
	return Object.entries(destinations).flatMap(([name, destination]) => {
		const [key, variable] =
			destination.kind === 'dashboard'
				? ['token_env', destination.token_env]
				: destination.kind === 'webhook'
					? ['secret_env', destination.secret_env]
					: ['', undefined];
		if (!variable || !isPlatformVariable(variable)) return [];
		const path = `leads.destinations.${name}.${key}`;
		return [
			{ path, found: JSON.stringify(variable), expected: 'a variable for this destination, not one of the platform’s' },
		];
	});
}
