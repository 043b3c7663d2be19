/** Ends the process cleanly on Ctrl-C or SIGTERM: runs `stops` one after the other, then exits. */
export function stopOnSignal(...stops: (() => Promise<void>)[]): void {
	const stop = async (): Promise<void> => {
		for (const each of stops) await each();
		process.exit(0);
	};
	process.once('SIGINT', stop);
	process.once('SIGTERM', stop);
}
