import type { SiteConfig } from '../../config/site.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { type ModelVariant, variantFacts } from './model-variants.ts';

/** A row in which variants are compared: what each has in words, or whether it has it at all; `isSame`: all have the same. */
type VariantRow = { label: string; isSame: boolean } & (
	| { kind: 'words'; values: readonly string[] }
	| { kind: 'has'; values: readonly boolean[] }
);

type Compared = Pick<ModelVariant, 'facts' | 'extras'> & { specs?: readonly { label: string; value: string }[] };

/** The rows of the variants side by side: what is known of all of them, then what only some have, as the first that has it comes (ROUTE-17). */
export function variantRows(variants: readonly Compared[], locale: SiteConfig['locale']): VariantRow[] {
	const facts = variantFacts.map(([label], index) => ({
		label: localiseText(label, locale),
		values: variants.flatMap((variant) => variant.facts[index] ?? []),
	}));
	const known = new Set(facts.map(({ label }) => label.toLowerCase()));
	const labels = new Set(variants.flatMap(({ specs = [] }) => specs.map(({ label }) => label)));
	const specs = [...labels]
		.filter((label) => !known.has(label.toLowerCase()))
		.map((label) => ({
			label,
			values: variants.flatMap((variant) => variant.specs?.find((one) => one.label === label)?.value ?? []),
		}));
	const words = [...facts, ...specs]
		.filter(({ values }) => values.length === variants.length)
		.map((row): VariantRow => ({ ...row, kind: 'words', isSame: isOne(row.values) }));
	const extras = [...new Set(variants.flatMap((variant) => variant.extras))].map((label): VariantRow => {
		const values = variants.map((variant) => variant.extras.includes(label));
		return { label, kind: 'has', values, isSame: isOne(values) };
	});
	return [...words, ...extras];
}

const isOne = (values: readonly unknown[]): boolean => new Set(values).size === 1;
