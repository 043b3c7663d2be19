import { useCallback, useEffect, useRef, useState } from 'react';
import { solveCaptcha } from '../../../client/leads/solve-captcha.ts';

/** Milliseconds for which a solution is good; the server takes it for an hour. */
const life = 50 * 60_000;

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

export type Captcha = {
	state: CaptchaState;
	/** Starts the work, once; called at the form's first focus. */
	prepare: () => void;
	/** A solution for one lead; each can be used once. Rejects if the captcha cannot be solved. */
	take: () => Promise<string>;
};

/** The captcha of a form (FORM-6): worked on in the background while the visitor fills in the form. */
export function useCaptcha(base: string, shown: boolean): Captcha {
	const [state, setState] = useState<CaptchaState>('idle');
	const work = useRef<{ solution: Promise<string>; at: number } | null>(null);
	const mounted = useRef(true);
	useEffect(() => {
		mounted.current = true;
		return () => {
			mounted.current = false;
		};
	}, []);
	const solve = useCallback((): Promise<string> => {
		const known = work.current;
		if (known && Date.now() - known.at < life) return known.solution;
		const show = (next: CaptchaState) => mounted.current && setState(next);
		show('working');
		const solution = solveCaptcha(base);
		work.current = { solution, at: Date.now() };
		solution.then(
			() => show('solved'),
			() => {
				work.current = null;
				show('failed');
			},
		);
		return solution;
	}, [base]);
	const prepare = useCallback(() => {
		if (shown && !work.current) solve().catch(() => {});
	}, [shown, solve]);
	const take = useCallback(async () => {
		const solution = await solve();
		work.current = null;
		return solution;
	}, [solve]);
	return { state, prepare, take };
}
