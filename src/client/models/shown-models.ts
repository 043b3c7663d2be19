import { namesModel } from './names-model.ts';

/** A model of the list: with its make, `Mazda CX-5`, its lowest price in dollars, and the bodies or types it comes in. */
export type ListedModel = { name: string; price: number | null; bodies: readonly string[] };

/** What a visitor asks of the list; '' for nothing. */
export type Asked = { typed: string; body: string; byPrice: boolean };

export const isPlain = ({ typed, body, byPrice }: Asked): boolean => typed === '' && body === '' && !byPrice;

/** The models that are asked for, as they stand or by their lowest price; those without a price last (ROUTE-14). */
export function shownModels<Model extends ListedModel>(
	models: readonly Model[],
	{ typed, body, byPrice }: Asked,
): Model[] {
	const found = models.filter(({ name, bodies }) => namesModel(name, typed) && (body === '' || bodies.includes(body)));
	const price = (model: Model) => model.price ?? Number.MAX_VALUE;
	return byPrice ? found.sort((one, other) => price(one) - price(other)) : found;
}
