import type { SiteConfig } from '../../config/site.ts';
import { itemField, pricedItem } from '../../domain/leads/priced-item.ts';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { answers } from './common-fields.ts';

type Pages = Pick<SiteConfig, 'pages'>;

/**
 * A form with what the site's price lists ask by it as the answers of its field for one (ROUTE-14); where no list does, the field
 * is only filled in by the link to the form.
 */
export function withPricedItems(form: FormDefinition, { pages = {} }: Partial<Pages>): FormDefinition {
	const items = [...new Set(pricedItems(form.name, pages))];
	const ofField = (field: FieldDefinition): FieldDefinition => {
		if (field.name !== itemField) return field;
		if (items.length > 0) return { ...field, options: answers(...items) };
		return { name: itemField, type: 'hidden', label: field.label };
	};
	return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(ofField) })) };
}

const pricedItems = (form: string, pages: Pages['pages']): string[] =>
	Object.values(pages)
		.flatMap(({ blocks }) => blocks)
		.flatMap((block) =>
			block.kind === 'price-list' && block.ask?.form === form && block.ask.field === itemField
				? block.items.map(({ title, price }) => pricedItem(title, price))
				: [],
		);
