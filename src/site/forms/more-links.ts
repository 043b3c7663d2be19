import { pagePath } from '../../domain/addresses/pages-path.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { contactPath } from '../pages/links.ts';
import type { Site } from '../site.ts';

/** A page that is of use to somebody who has just sent a form, with why. */
export type MoreLink = { id: string; name: string; text: string; path: string };

/** The pages that the page of thanks may lead to, as far as the site has them (ROUTE-10). */
export function moreLinks({ config, hasPage }: Pick<Site, 'config' | 'hasPage'>): MoreLink[] {
	const { singular, plural, one, drive } = templateWords(config.template);
	const at = (url: string): string => pagePath(url, config.use_pages_path);
	const buying: MoreLink[] = [
		{
			id: 'trade-in',
			name: `Value your trade-in`,
			text: `Tell us about your ${singular} and we’ll come back with a figure.`,
			path: at('/trade-in/'),
		},
		{
			id: 'finance',
			name: 'Work out the repayments',
			text: 'See what it comes to a week, and ask us about a loan.',
			path: at('/finance/'),
		},
		{
			id: 'test-drive',
			name: `Book a ${drive}`,
			text: `Choose ${one}, a day and a time.`,
			path: at('/book-test-drive/'),
		},
	];
	const all: MoreLink[] = [
		{ id: 'stock', name: `Browse ${plural}`, text: 'See what has just come in.', path: searchPath(config) },
		...(isHired(config.template) ? [] : buying),
		{ id: 'visit', name: 'Where to find us', text: 'Addresses, opening hours and directions.', path: contactPath },
	];
	return all.filter(({ id, path }) => id === 'stock' || id === 'visit' || hasPage(path));
}

// Besides where the button above leads: `nextLink`.
const afterBuying = ['trade-in', 'finance', 'visit'];
const afterVisit = ['trade-in', 'finance', 'stock'];
const otherwise = ['test-drive', 'trade-in', 'visit'];

const byCategory: Readonly<Record<string, readonly string[]>> = {
	'sell-my-car-enquiry': ['stock', 'finance', 'test-drive'],
	'trade-in-enquiry': ['finance', 'test-drive', 'visit'],
	'finance-enquiry': otherwise,
	'pre-approval': otherwise,
	application: otherwise,
	'test-drive': afterVisit,
	'test-drive-enquiry': afterVisit,
	'book-a-service': afterVisit,
	'service-enquiry': afterVisit,
	'parts-enquiry': afterVisit,
	warranty: afterVisit,
	'general-enquiry': otherwise,
};

/** Which of them after a form of this category or subcategory. */
export const moreAfter = (category: string): readonly string[] => byCategory[category] ?? afterBuying;
