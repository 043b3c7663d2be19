import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { locationsPath } from '../pages/links.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';

/** What a visitor comes for other than to look for a car, as a link with its drawing. */
export type Shortcut = BlockLink & { icon: 'tag' | 'figures' | 'wheel' | 'wrench' | 'pin' };

type Task = Pick<Shortcut, 'icon' | 'text' | 'url'>;

/** Who values a trade-in buys cars too: no button has to say so beside it. */
const sameTasks: Record<string, string> = { '/sell-your-car/': '/trade-in/' };

/** Fewer are no row; more have no room in one on a phone. */
const fewest = 3;
const most = 4;

/**
 * The ways that the home page begins beside its search: what the own car is worth, repayments, a test drive, the workshop, the way there (ROUTE-1).
 * Only those whose page the site has.
 */
export function shortcuts(site: Site): Shortcut[] {
	const { config } = site;
	const there = tasksOf(config)
		.map(({ icon, text, url }) => ({ ...blockLink({ text: localiseText(text, config.locale), url }, config), icon }))
		.filter(({ url }) => site.hasPage(url))
		.slice(0, most);
	return there.length >= fewest ? there : [];
}

/** The buttons beside a search that neither its own button, a shortcut nor the menu says. */
export function otherButtons(links: readonly BlockLink[], said: readonly { url?: string | undefined }[]): BlockLink[] {
	const urls = new Set(said.map(({ url }) => url));
	return links.filter(({ url }) => !urls.has(url) && !urls.has(sameTasks[url] ?? ''));
}

function tasksOf({ template }: Pick<Site['config'], 'template'>): Task[] {
	// In a narrow column a word is not broken at its hyphen: `walk-through`.
	const drive = templateWords(template).drive.replaceAll('-', '\u2011');
	const buying: Task[] = [
		{ icon: 'tag', text: 'Value my trade-in', url: '/trade-in/' },
		{ icon: 'figures', text: 'See repayments', url: '/finance/' },
		{ icon: 'wheel', text: `Book a ${drive}`, url: '/book-test-drive/' },
	];
	return [
		...(isHired(template) ? [] : buying),
		{ icon: 'wrench', text: 'Book a service', url: '/pages/book-a-service/' },
		{ icon: 'pin', text: 'Hours and map', url: locationsPath },
	];
}
