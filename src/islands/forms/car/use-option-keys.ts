import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CarOption } from './CarOptions.tsx';

/**
 * The keys of a combobox: Down and Up choose a line and open the list where Escape has closed it, Enter takes the line, and never sends
 * the form from here. `typed` is what the lines are for: other words open the list and choose none.
 */
export function useOptionKeys(
	typed: string,
	options: readonly CarOption[],
): {
	active: number;
	isShut: boolean;
	open: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
} {
	const [active, setActive] = useState(-1);
	const [isShut, setShut] = useState(false);
	const start = (shut: boolean) => {
		setActive(-1);
		setShut(shut);
	};
	useEffect(() => start(false), [typed]);
	useEffect(() => {
		document.getElementById(options[active]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step === undefined && event.key !== 'Enter' && (event.key !== 'Escape' || isShut || options.length === 0))
			return;
		event.preventDefault();
		if (event.key === 'Enter') return isShut ? undefined : options[active]?.take();
		if (step === undefined) return start(true);
		setShut(false);
		setActive(nextPlace(active, step, options.length));
	};
	return { active, isShut, open: () => setShut(false), onKeyDown };
}

/** The place after this one, round by the box itself, which is -1. */
export const nextPlace = (active: number, step: number, count: number): number =>
	((active + 1 + step + count + 1) % (count + 1)) - 1;
