import type { SiteConfig } from '../../config/site.ts';
import { rangeModels } from '../../domain/addresses/model-path.ts';
import type { ModelCard } from './range-cards.ts';

/** The models of the range side by side: what each costs and has (ROUTE-14). */
export type RangeTable = {
	models: Pick<ModelCard, 'link' | 'image' | 'from' | 'basis' | 'fresh' | 'kinds'>[];
	/** In what they differ; null where the config does not say it of a model. */
	rows: { label: string; values: (string | null)[] }[];
};

/** Fewer are told apart by their cards. */
const fewest = 3;

/** Compares the models that the config has specifications of; null where these are few. `cards` are those of the range, in its order. */
export function rangeTable(
	{ models: all, excluded_models }: Pick<SiteConfig, 'models' | 'excluded_models'>,
	cards: readonly ModelCard[],
): RangeTable | null {
	const known = rangeModels(all, excluded_models).flatMap(({ specifications }, index) => {
		const card = cards[index];
		return card && specifications.length > 0 ? [{ card, specifications }] : [];
	});
	if (known.length < fewest) return null;
	const said = known.flatMap(({ specifications }) => specifications.map(({ label }) => label));
	const rows = [...new Set(said.map(whatOf))].map((what) => rowOf(what, said, known));
	return { models: known.map(({ card }) => card), rows: rows.filter(({ values }) => tellsApart(values)) };
}

type Said = Pick<SiteConfig['models'][number], 'specifications'>;

/** What a label is about: `Boot` of `Boot, third row folded`. */
const whatOf = (label: string): string => label.split(', ')[0] ?? label;

/** Where the models say it differently, the difference is beside the value: `552 L, third row folded`. */
function rowOf(what: string, labels: readonly string[], models: readonly Said[]): RangeTable['rows'][number] {
	const [only, ...others] = new Set(labels.filter((label) => whatOf(label) === what));
	const label = others.length === 0 && only ? only : what;
	const values = models.map(({ specifications }) => {
		const found = specifications.find((one) => whatOf(one.label) === what);
		return found ? found.value + found.label.slice(label.length) : null;
	});
	return { label, values };
}

/** Whether at least half of the models have it, and not all the same. */
function tellsApart(values: readonly (string | null)[]): boolean {
	const said = values.filter((value) => value !== null);
	return said.length * 2 >= values.length && new Set(values).size > 1;
}
