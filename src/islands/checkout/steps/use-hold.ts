import { useEffect, useRef, useState } from 'react';
import { useCheckout } from '../checkout-context.ts';
import { type HoldTime, secondsLeft } from '../state/time-left.ts';

/** Seconds left of a hold, counted down each second. */
export function useSecondsLeft(time: HoldTime): number {
	const [now, setNow] = useState(() => Date.now());
	const left = secondsLeft(time, now);
	const isOver = left === 0;
	useEffect(() => {
		if (isOver) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [isOver]);
	return left;
}

/** Milliseconds between two looks at a payment that is under way, and at a hold that has run out. */
const restMilliseconds = 3000;

/**
 * Asks the server how the reservation is: while a payment is under way or the time is up, every few seconds; and when the page
 * is looked at again or the network is back. True while the server cannot be reached.
 */
export function useReservationNews(isWaiting: boolean): boolean {
	const { session } = useCheckout();
	const [isCut, setIsCut] = useState(!navigator.onLine);
	const asking = useRef(false);
	useEffect(() => {
		async function ask(): Promise<void> {
			if (asking.current || document.hidden) return;
			asking.current = true;
			const failed = await session.refresh();
			asking.current = false;
			setIsCut(failed?.status === null);
		}
		const cut = () => setIsCut(true);
		const look = () => void ask();
		const timer = isWaiting ? setInterval(look, restMilliseconds) : undefined;
		if (isWaiting) look();
		addEventListener('online', look);
		addEventListener('offline', cut);
		document.addEventListener('visibilitychange', look);
		return () => {
			clearInterval(timer);
			removeEventListener('online', look);
			removeEventListener('offline', cut);
			document.removeEventListener('visibilitychange', look);
		};
	}, [isWaiting, session]);
	return isCut;
}
