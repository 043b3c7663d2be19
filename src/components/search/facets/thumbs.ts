import type { SearchRange } from '../../../search/state/search-state.ts';
import type { RangeModel } from './range.ts';

/** The ends of a slider's track, or the positions of its thumbs. */
export type Ends = { min: number; max: number };

/** Whole steps around the values that there are. */
export function trackOf({ bounds, step }: RangeModel): Ends {
	return { min: Math.floor(bounds.min / step) * step, max: Math.ceil(bounds.max / step) * step };
}

/** The positions of the thumbs for a range. */
export function thumbsAt(draft: SearchRange, track: Ends): Ends {
	const within = (value: number) => Math.min(Math.max(value, track.min), track.max);
	return { min: within(draft.min ?? track.min), max: within(draft.max ?? track.max) };
}

/** The end of a range for its thumb at `value`. A thumb stops at the other one; at its outermost place its end is open. */
export function draftOfThumb(
	end: keyof Ends,
	value: number,
	{ range, draft }: { range: RangeModel; draft: SearchRange },
): number | undefined {
	const track = trackOf(range);
	const at = thumbsAt(draft, track);
	if (end === 'min') return value <= track.min ? undefined : Math.min(value, at.max);
	return value >= track.max ? undefined : Math.max(value, at.min);
}
