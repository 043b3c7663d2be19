import type { CSSProperties } from 'react';
import type { SearchRange } from '../../search/search-state.ts';
import { type RangeModel, withEnd } from './range.ts';

type Props = {
	range: RangeModel;
	draft: SearchRange;
	written: (value: number) => string;
	onDraft: (range: SearchRange) => void;
	onCommit: (range: SearchRange) => void;
	/** Called after each key. */
	onRest: (range: SearchRange) => void;
};

/** Two thumbs on one track: the browser's own sliders, so that keys, touch and screen readers work. */
export function RangeSlider({ range, draft, written, onDraft, onCommit, onRest }: Props) {
	const track = trackOf(range);
	if (track.lowest >= track.highest) return null;
	const within = (value: number) => Math.min(Math.max(value, track.lowest), track.highest);
	const at = { min: within(draft.min ?? track.lowest), max: within(draft.max ?? track.highest) };
	return (
		<div className="facet-slider" style={shares(at, track)}>
			{(['min', 'max'] as const).map((end) => (
				<input
					key={end}
					type="range"
					aria-label={`${range.label}, ${end === 'min' ? 'lowest' : 'highest'}`}
					aria-valuetext={written(at[end])}
					min={track.lowest}
					max={track.highest}
					step={range.step}
					value={at[end]}
					onChange={({ currentTarget }) =>
						onDraft(withEnd(draft, end, moved(end, Number(currentTarget.value), at, track)))
					}
					onPointerUp={() => onCommit(draft)}
					onKeyUp={() => onRest(draft)}
					onBlur={() => onCommit(draft)}
				/>
			))}
		</div>
	);
}

type Ends = { min: number; max: number };
type Track = { lowest: number; highest: number };

/** Whole steps around the values that there are. */
function trackOf({ bounds, step }: RangeModel): Track {
	return { lowest: Math.floor(bounds.min / step) * step, highest: Math.ceil(bounds.max / step) * step };
}

/** A thumb stops at the other one; at its outermost place its end is open. */
function moved(end: keyof Ends, value: number, at: Ends, { lowest, highest }: Track): number | undefined {
	if (end === 'min') return value <= lowest ? undefined : Math.min(value, at.max);
	return value >= highest ? undefined : Math.max(value, at.min);
}

/** Where the chosen part of the track begins and ends. */
function shares(at: Ends, { lowest, highest }: Track): CSSProperties {
	const share = (value: number) => (value - lowest) / (highest - lowest);
	return { '--from': share(at.min), '--to': share(at.max) } as CSSProperties;
}
