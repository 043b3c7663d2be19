import type { SearchRange } from '../../../search/state/search-state.ts';
import { type RangeModel, withEnd } from './range.ts';
import { draftOfThumb } from './thumbs.ts';

type Of = { range: RangeModel; chosen: SearchRange };

/** What someone has typed into a range's fields, or moved its thumbs to, before hydration; null for nothing. */
export function typedRange(fields: HTMLElement, { range, chosen }: Of): SearchRange | null {
	const { step } = range;
	let typed: SearchRange | null = null;
	for (const end of ['min', 'max'] as const) {
		const number = fields.querySelector<HTMLInputElement>(`input[name$="-${end}"]`);
		const thumb = fields.querySelector<HTMLInputElement>(`input[data-end="${end}"]`);
		if (number && number.value !== number.defaultValue) {
			const value = number === document.activeElement ? readNumber(number.value) : readEnd(number.value, range);
			typed = withEnd(typed ?? chosen, end, value);
		} else if (thumb && isMoved(thumb, step))
			typed = withEnd(typed ?? chosen, end, draftOfThumb(end, Number(thumb.value), { range, draft: typed ?? chosen }));
	}
	return typed;
}

/** A thumb stands at a whole step, also where its value, from an address, is between two. */
const isMoved = ({ value, defaultValue }: HTMLInputElement, step: number): boolean =>
	Math.abs(Number(value) - Number(defaultValue)) >= step;

/** The whole number in a field, however it is written: `$20,000`, `20k`; undefined for none. */
export function readNumber(text: string): number | undefined {
	const thousands = /^\D*(\d+\.?\d*) *k(?!m)/i.exec(text);
	if (thousands) return Math.round(Number(thousands[1]) * thousand);
	const digits = text.replace(/\D/g, '').slice(0, 9);
	return digits === '' ? undefined : Number(digits);
}

/** The number of a field that has been left: `40` is $40,000 where nothing costs as little as ten times that. */
export function readEnd(text: string, { bounds, step }: Pick<RangeModel, 'bounds' | 'step'>): number | undefined {
	const number = readNumber(text);
	return number && step >= thousand && number * 10 < bounds.min ? number * thousand : number;
}

const thousand = 1000;
