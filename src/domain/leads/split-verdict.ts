import { chanceBetter, type Tally } from './chance-better.ts';

/**
 * What the figures of a variant say against the page as it is (SITE-11):
 * `early`: too few visitors, leads or days to look at; `open`: the difference may be chance; `better`, `worse`: it is not.
 */
export type SplitVerdict = {
	says: 'early' | 'open' | 'better' | 'worse';
	/** How probable it is that the variant really brings more leads, from 0 to 1. */
	chance: number;
	/** What is still missing, where it is too early. */
	missing: { visitors: number; leads: number; days: number };
};

type Compared = {
	original: Tally;
	variant: Tally;
	/** How many variants the page has: with more of them, one is ahead by chance more often. */
	variants: number;
	/** Whole days since the first visitor. */
	days: number;
};

/** Before that, nothing is said: whoever looks every day would sooner or later see a chance of 95 in 100. */
const splitLeast = { visitors: 100, leads: 10, days: 14 } as const;

/** Judges a variant. Certain is what is wrong in 5 of 100 tests at most, however many variants there are. */
export function splitVerdict({ original, variant, variants, days }: Compared): SplitVerdict {
	const chance = chanceBetter(original, variant);
	const missing = {
		visitors: Math.max(0, splitLeast.visitors - Math.min(original.tried, variant.tried)),
		leads: Math.max(0, splitLeast.leads - original.worked - variant.worked),
		days: Math.max(0, splitLeast.days - days),
	};
	const isEarly = missing.visitors + missing.leads + missing.days > 0;
	const certain = splitCertainty(variants);
	const says = isEarly ? 'early' : chance >= certain ? 'better' : chance <= 1 - certain ? 'worse' : 'open';
	return { says, chance, missing };
}

/** How probable it has to be that a variant is better, with so many of them: one 0.95, two 0.975. */
export const splitCertainty = (variants: number): number => 1 - 0.05 / variants;
