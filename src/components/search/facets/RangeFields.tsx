import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchRange } from '../../../search/state/search-state.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { inOrder, type RangeModel, rangeOf, withEnd } from './range.ts';
import { readEnd, readNumber, typedRange } from './read-range.ts';

type Props = {
	range: RangeModel;
	chosen: SearchRange;
	/** `$20,000`. */
	written: (value: number) => string;
	/** Called with a new choice; without it the fields wait for the search to run. */
	onRange?: (range: SearchRange) => void;
};

/**
 * Two numbers and a slider with two thumbs. The build draws them, and they are brought to life in place: what was
 * typed or moved before that counts.
 */
export function RangeFields({ range, chosen, written, onRange }: Props) {
	const [draft, setDraft] = useState(chosen);
	const { min, max } = chosen;
	const fields = useRef<HTMLDivElement>(null);
	const shown = useRef(chosen);
	useEffect(() => {
		if (shown.current.min === min && shown.current.max === max) return;
		shown.current = rangeOf(min, max);
		setDraft(shown.current);
	}, [min, max]);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const commit = (next: SearchRange) => {
		clearTimeout(waiting.current);
		const ordered = inOrder(next);
		setDraft(ordered);
		// It comes back with the answer, when something else may have been typed.
		shown.current = ordered;
		if (ordered.min !== min || ordered.max !== max) onRange?.(ordered);
	};
	/** Keys move the slider in many small steps: the last one counts. */
	const commitSoon = (next: SearchRange) => {
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => commit(next), restMilliseconds);
	};
	// Once, for input from before hydration; while somebody types, nothing is applied.
	useLayoutEffect(() => {
		const typed = fields.current && typedRange(fields.current, { range, chosen });
		if (!typed) return;
		setDraft(typed);
		if (!fields.current?.contains(document.activeElement)) commit(typed);
	}, []);
	return (
		<div ref={fields}>
			<RangeSlider
				range={range}
				draft={draft}
				written={written}
				onDraft={setDraft}
				onCommit={commit}
				onRest={commitSoon}
			/>
			<div className="facet-range-fields">
				<NumberField end="min" {...{ range, draft, written, setDraft, commit }} />
				<span aria-hidden="true">to</span>
				<NumberField end="max" {...{ range, draft, written, setDraft, commit }} />
			</div>
		</div>
	);
}

const restMilliseconds = 250;

type FieldProps = Pick<Props, 'range' | 'written'> & {
	end: keyof SearchRange;
	draft: SearchRange;
	setDraft: (range: SearchRange) => void;
	commit: (range: SearchRange) => void;
};

function NumberField({ range, end, draft, written, setDraft, commit }: FieldProps) {
	const { name, label, bounds } = range;
	const [isEdited, setEdited] = useState(false);
	/** What has been typed since it was last read. */
	const [text, setText] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => {
		if (field.current !== document.activeElement) return;
		setEdited(true);
		setText(field.current?.value || null);
	}, []);
	const value = draft[end];
	const read = () => {
		setText(null);
		commit(text === null ? draft : withEnd(draft, end, readEnd(text, range)));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter') read();
	};
	return (
		<input
			ref={field}
			type="text"
			inputMode="numeric"
			name={`${name}-${end}`}
			aria-label={`${label} ${end === 'min' ? 'from' : 'to'}`}
			placeholder={written(bounds[end])}
			autoComplete="off"
			value={text ?? (value === undefined ? '' : isEdited ? value : written(value))}
			onChange={({ currentTarget }) => {
				setText(currentTarget.value);
				setDraft(withEnd(draft, end, readNumber(currentTarget.value)));
			}}
			onFocus={({ currentTarget }) => {
				// What is typed takes the place of what stands there, which is written otherwise now.
				flushSync(() => setEdited(true));
				currentTarget.select();
			}}
			onBlur={() => {
				setEdited(false);
				read();
			}}
			onKeyDown={onKeyDown}
		/>
	);
}
