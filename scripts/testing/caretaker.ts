import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What must not outlive a run: a process with all that it started, by its process group; a PostgreSQL cluster, by its folder. */
type Charge = { group: number } | { cluster: string };

/** What the caretaker is told, one line of JSON each. */
export type Order = { keep: Charge } | { drop: Charge };

export type Caretaker = {
	/** From now on this ends with us, however we end. */
	keep: (charge: Charge) => void;
	/** It has ended by itself. */
	drop: (charge: Charge) => void;
	/** Ends what is still kept and waits for that. Rejects if something could not be ended. */
	release: () => Promise<void>;
};

/**
 * Starts a process that ends what it was told to keep once we are gone: after an error, Ctrl-C, SIGTERM, even SIGKILL. It
 * notices by the end of its standard input, which the system closes whatever happens to us.
 */
export function startCaretaker(): Caretaker {
	const script = fileURLToPath(new URL('./caretaker-process.ts', import.meta.url));
	const child = spawn(process.execPath, [script], {
		// Not of our group: what ends us must not end it.
		detached: true,
		windowsHide: true,
		stdio: ['pipe', 'ignore', 'inherit'],
	});
	child.stdin.on('error', () => undefined);
	child.unref();
	const tell = (order: Order): void => void child.stdin.write(`${JSON.stringify(order)}\n`);
	return {
		keep: (charge) => tell({ keep: charge }),
		drop: (charge) => tell({ drop: charge }),
		release: () => ended(child),
	};
}

function ended(child: ChildProcess): Promise<void> {
	return new Promise((done, fail) => {
		child.ref();
		child.once('close', (code) => (code === 0 ? done() : fail(new Error(`The caretaker failed (exit ${code}).`))));
		child.stdin?.end();
	});
}
