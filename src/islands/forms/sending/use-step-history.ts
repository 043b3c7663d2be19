import { type RefObject, useEffect, useRef } from 'react';
import { loadCovers } from '../../../client/show-over.ts';
import type { LeadFlow } from '../../../forms/flow/lead-flow.ts';
import { stepsBehind } from '../../../forms/flow/steps.ts';

type Steps = {
	flow: Pick<LeadFlow, 'step' | 'skipped'>;
	back: () => void;
	/** Goes on from the step, as its button does. */
	goOn: () => void;
	/** Whether that has begun, and whether the step has turned out not to be left. */
	isGoing: boolean;
	isHeld: boolean;
};

type CoverPage = Awaited<ReturnType<typeof loadCovers>>['coverPage'];

/**
 * Each step behind the one that is shown is a step of the browser's history: its Back goes a step back in the form, on a page and in
 * a window, and Forward goes on again; the first step leaves. A window that is closed keeps its form's step.
 */
export function useStepHistory(
	element: RefObject<HTMLFormElement | null>,
	{ flow, back, goOn, isGoing, isHeld }: Steps,
): void {
	/** What takes the history's step back for each step behind, from the first. */
	const behind = useRef<(() => void)[]>([]);
	const count = stepsBehind(flow);
	const now = useRef({ count, back, goOn });
	now.current = { count, back, goOn };

	/** What takes back the step that Forward has gone and the form has not. */
	const refuse = useRef<(() => void) | null>(null);

	function cover(coverPage: CoverPage): void {
		const isShut = () => element.current?.closest('dialog')?.open === false;
		if (!element.current || isShut()) return;
		for (const uncover of behind.current.splice(now.current.count).reverse()) uncover();
		while (behind.current.length < now.current.count) {
			const close = () => {
				const isLeft = behind.current.pop() !== undefined;
				if (isLeft && element.current && !isShut()) now.current.back();
			};
			const again = (refused: () => void) => {
				refuse.current = refused;
				now.current.goOn();
			};
			behind.current.push(coverPage(close, again));
		}
	}

	useEffect(() => {
		// Loaded while the first step is filled in: Back may follow at once on the second.
		const settle = () => void loadCovers().then(({ coverPage }) => cover(coverPage));
		settle();
		const dialog = element.current?.closest('dialog');
		dialog?.addEventListener('toggle', settle);
		return () => dialog?.removeEventListener('toggle', settle);
	}, [count]);

	useEffect(() => {
		if (isGoing) return;
		if (isHeld) refuse.current?.();
		refuse.current = null;
	}, [isGoing, isHeld, count]);

	useEffect(
		() => () => {
			const [lowest] = behind.current.splice(0);
			lowest?.();
		},
		[],
	);
}
