import type { SiteConfig } from '../../config/site.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { factsOf, type ModelVariant } from './model-variants.ts';
import { fuelWords } from './model-words.ts';

type Locale = SiteConfig['locale'];

/** A kind of engine that some of the variants have, `hybrid`: its name, `Hybrid`, and what the cheapest of them costs, `from $51,490`. */
export type EngineChoice = { kind: string; name: string; from: string | null };

/** The kind of engine of a variant, `hybrid`; null where nobody knows it, or it comes with several. */
export function engineKind(variant: Pick<ModelVariant, 'facts'>, locale: Locale): string | null {
	const said = factsOf(variant, locale).flatMap(({ label, value }) =>
		label === 'Engine' || label === 'Fuel' ? value.split(/, | or /).flatMap(kindOf) : [],
	);
	const [only = null, ...more] = new Set(said);
	return more.length === 0 ? only : null;
}

/** The kinds of engine to choose from, with a price each, the lowest first; none where a variant has several, or all have the same (ROUTE-17). */
export function engineChoices(
	variants: readonly Pick<ModelVariant, 'facts' | 'price'>[],
	locale: Locale,
): EngineChoice[] {
	const prices = new Map<string, number>();
	for (const variant of variants) {
		const kind = engineKind(variant, locale);
		if (kind === null) return [];
		prices.set(kind, Math.min(prices.get(kind) ?? Number.POSITIVE_INFINITY, variant.price ?? Number.POSITIVE_INFINITY));
	}
	if (prices.size < 2) return [];
	return [...prices]
		.sort(([, one], [, other]) => (one === other ? 0 : one - other))
		.map(([kind, price]) => ({
			kind,
			name: localiseText(capitalised(kind), locale),
			from: Number.isFinite(price) ? `from ${formatMoney(price, locale)}` : null,
		}));
}

/** The kind that an engine's text names: a `petrol hybrid` is a hybrid. */
function kindOf(text: string): string[] {
	const words = fuelWords(text, []);
	const kind = ['plug-in hybrid', 'hybrid', 'electric'].find((one) => words.includes(one)) ?? words[0];
	return kind === undefined ? [] : [kind];
}
