import { useEffect, useRef } from 'react';

type Props = {
	id: string;
	isOpen: boolean;
	open: () => void;
	min: string;
	day: string;
	choose: (date: string) => void;
} & Record<`aria-${string}` | `data-${string}`, string | boolean | undefined>;

/** A day that is not among those on offer: a button that becomes the browser's own date field. */
export function OtherDay({ id, isOpen, open, min, day, choose, ...state }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (isOpen && asked.current) input.current?.focus();
	}, [isOpen]);
	if (!isOpen) {
		const ask = () => {
			asked.current = true;
			open();
		};
		return (
			<button type="button" className="slot-other link" onClick={ask}>
				Choose another day
			</button>
		);
	}
	return (
		<div className="field field-half">
			<label htmlFor={id}>Another day</label>
			<input
				{...state}
				ref={input}
				id={id}
				className="field-input"
				type="date"
				min={min}
				value={day}
				onChange={({ target }) => choose(target.value)}
			/>
		</div>
	);
}
