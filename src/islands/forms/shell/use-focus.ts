import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field in error after a refusal, to the step's title after a change of step. */
export function useFocus(
	element: RefObject<HTMLFormElement | null>,
	{ refusals, step }: { refusals: number; step: number },
): void {
	const seen = useRef({ refusals, step });
	useEffect(() => {
		const before = seen.current;
		seen.current = { refusals, step };
		const focus = (what: string) => element.current?.querySelector<HTMLElement>(what)?.focus();
		if (refusals !== before.refusals) focus('[data-fault]');
		else if (step !== before.step) focus('[data-step-title]');
	}, [refusals, step, element]);
}
