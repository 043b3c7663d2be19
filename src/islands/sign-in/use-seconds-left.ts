import { useEffect, useState } from 'react';
import { secondsLeft } from './progress.ts';

/** Counts down the seconds until another code can be asked for. */
export function useSecondsLeft({ sentAt, wait }: { sentAt: number; wait: number }): number {
	const [now, setNow] = useState(() => Date.now());
	const left = secondsLeft({ sentAt, wait }, now);
	const isOver = left === 0;
	useEffect(() => {
		if (isOver) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [isOver]);
	// A code that has just been asked for is later than the last look at the clock.
	useEffect(() => setNow(Date.now()), [sentAt]);
	return left;
}
