import type { Block } from '../../config/blocks.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { itemField, itemKey, pricedItem } from '../../domain/leads/priced-item.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import type { Site } from '../site.ts';

type List = Extract<Block, { kind: 'price-list' }>;

/** How an entry of a price list is asked about: what the form starts with, and the address of its page, which does without script. */
export type AskedItem = { about: { values: Record<string, string> }; url: string };

/** One for each entry; none where the list asks for nothing (ROUTE-14). */
export function askedItems(site: Pick<Site, 'config'>, { ask, items }: List): AskedItem[] {
	if (!ask) return [];
	const isPriced = ask.field === itemField;
	const page = isPriced ? formPage(site, ask.form) : null;
	return items.map(({ title, price }) => {
		const value = isPriced ? pricedItem(title, price) : title;
		const path = page === null ? '' : itemUrl(page, value);
		return { about: { values: { [ask.field]: value } }, url: `${path}#${ask.form}-form` };
	});
}

/** The page with a form about one thing with a price. */
export const itemUrl = (path: string, item: string): string =>
	`${path}?${new URLSearchParams({ [itemKey]: item }).toString()}`;

function formPage({ config }: Pick<Site, 'config'>, form: string): string | null {
	const found = Object.entries(config.pages).find(([, { blocks }]) =>
		blocks.some((block) => block.kind === 'form' && block.form === form),
	);
	return found ? pagePath(found[0], config.use_pages_path) : null;
}

/** Whether the page at `path` has a form that can be about one thing with a price. */
export function takesItem(path: string, { config }: Pick<Site, 'config'>): boolean {
	const page = Object.entries(config.pages).find(([key]) => pagePath(key, config.use_pages_path) === path)?.[1];
	const forms = page?.blocks.flatMap((block) => (block.kind === 'form' ? [block.form] : [])) ?? [];
	return forms.some((form) => {
		const fields = siteForm(form, config)?.steps.flatMap((step) => step.fields) ?? [];
		return fields.some(({ name }) => name === itemField);
	});
}
