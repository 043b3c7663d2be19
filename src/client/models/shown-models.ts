import { namesModel } from './names-model.ts';

/** A model of the list: with its make, `Mazda CX-5`, the price that is said of it and its lowest, in dollars, and the bodies or types it comes in. */
export type ListedModel = { name: string; price: number | null; least: number | null; bodies: readonly string[] };

/** What a visitor asks of the list; '' for nothing. `most`: what one may cost at most, in dollars; null for any price. */
export type Asked = { typed: string; body: string; most: number | null; byPrice: boolean };

export const isPlain = ({ typed, body, most, byPrice }: Asked): boolean =>
	typed === '' && body === '' && most === null && !byPrice;

/** The models that are asked for, as they stand or by the price that each is listed for; those without a price last (ROUTE-14). */
export function shownModels<Model extends ListedModel>(
	models: readonly Model[],
	{ typed, body, most, byPrice }: Asked,
): Model[] {
	const found = models.filter(
		({ name, bodies, least }) =>
			namesModel(name, typed) &&
			(body === '' || bodies.includes(body)) &&
			(most === null || (least !== null && least <= most)),
	);
	const price = (model: Model) => (isOver(model, most) ? model.least : model.price) ?? Number.MAX_VALUE;
	return byPrice ? found.sort((one, other) => price(one) - price(other)) : found;
}

/** Whether what is said first of a model costs more than was asked for, and only a used one is within it. */
export const isOver = ({ price }: Pick<ListedModel, 'price'>, most: number | null): boolean =>
	most !== null && price !== null && price > most;
