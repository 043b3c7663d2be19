import type { CSSProperties } from 'react';
import type { SearchRange } from '../../../search/state/search-state.ts';
import { type RangeModel, withEnd } from './range.ts';
import { draftOfThumb, type Ends, thumbsAt, trackOf } from './thumbs.ts';

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
	if (track.min >= track.max) return null;
	const at = thumbsAt(draft, track);
	return (
		<div className="facet-slider" style={shares(at, track, range.bars)}>
			{(['min', 'max'] as const).map((end) => (
				<input
					key={end}
					type="range"
					// A reloaded page would have the thumb at a whole step, which is not what the address says.
					autoComplete="off"
					data-end={end}
					aria-label={`${range.label}, ${end === 'min' ? 'lowest' : 'highest'}`}
					aria-valuetext={written(at[end])}
					min={track.min}
					max={track.max}
					step={range.step}
					value={at[end]}
					onChange={({ currentTarget }) =>
						onDraft(withEnd(draft, end, draftOfThumb(end, Number(currentTarget.value), { range, draft })))
					}
					onPointerUp={() => onCommit(draft)}
					onKeyUp={() => onRest(draft)}
					onBlur={() => onCommit(draft)}
				/>
			))}
		</div>
	);
}

/** Where the chosen part of the track begins and ends. */
function shares(at: Ends, { min, max }: Ends, bars?: string): CSSProperties {
	const share = (value: number) => (value - min) / (max - min);
	return { '--from': share(at.min), '--to': share(at.max), '--bars': bars } as CSSProperties;
}
