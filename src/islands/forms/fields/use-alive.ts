import { useEffect, useState } from 'react';

/** Whether the browser has drawn it once: what only the browser knows waits until then, so that React finds a form as the build drew it. */
export function useAlive(): boolean {
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	return isAlive;
}
