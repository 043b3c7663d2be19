import { splitCertainty, splitVerdict } from '../../../../src/domain/leads/split-verdict.ts';
import { counted } from '../../page-frame.ts';

type Variant = { name: string; visitors: number; leads: number };
type Compared = { original: Variant; variant: Variant; variants: number; days: number };

/** `3.5`: leads of a hundred visitors; a dash before the first one. */
export const leadRate = ({ visitors, leads }: Variant): string =>
	visitors > 0 ? ((100 * leads) / visitors).toFixed(1) : '–';

/** What a dealer should make of a variant's figures, in a sentence or two (SITE-11). */
export function verdictWords({ original, variant, variants, days }: Compared): string {
	const tally = ({ visitors, leads }: Variant) => ({ tried: visitors, worked: leads });
	const verdict = splitVerdict({ original: tally(original), variant: tally(variant), variants, days });
	const { says, chance, missing } = verdict;
	if (says === 'early') return `Too early to say of “${variant.name}”: ${missingWords(missing)}.`;
	const needed = Number((100 * splitCertainty(variants)).toFixed(1));
	if (says === 'better') {
		return `“${variant.name}” brings more leads than the page as it is. The chance that this is so is ${inHundred(chance)} in 100. You can make it the page.`;
	}
	if (says === 'worse') {
		return `“${variant.name}” brings fewer leads than the page as it is. The chance that this is so is ${inHundred(1 - chance)} in 100. You can end the test.`;
	}
	const isAhead = chance >= 0.5;
	const odds = inHundred(isAhead ? chance : 1 - chance);
	const who = isAhead ? `“${variant.name}”` : 'the page';
	return `No winner yet between “${variant.name}” and the page as it is. The chance that ${who} is the better one is ${odds} in 100; it takes ${needed}. The difference may be luck, so let the test run.`;
}

/** Rounded down, so that 94.9 is not the 95 that it takes; never 100, as nothing is certain. */
const inHundred = (chance: number): string => (chance > 0.99 ? 'more than 99' : String(Math.floor(100 * chance)));

function missingWords({ visitors, leads, days }: { visitors: number; leads: number; days: number }): string {
	const parts = [
		...(visitors > 0 ? [`${counted(visitors, 'more visitor')} for each of the two`] : []),
		...(leads > 0 ? [counted(leads, 'more lead')] : []),
		...(days > 0 ? [counted(days, 'more day')] : []),
	];
	return `${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]} to go`;
}
