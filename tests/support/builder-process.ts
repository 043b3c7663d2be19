import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** `npm run builder` in a process. */
export type BuilderProcess = {
	/** Resolves once it has printed a text. Rejects if it ends before that. */
	says: (text: string) => Promise<void>;
	/** Sends a signal and resolves with the exit code. */
	end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/** Starts it; it is ended with the test. */
export function startBuilder(args: readonly string[], env: Record<string, string>): BuilderProcess {
	const child = spawn(process.execPath, ['scripts/builder.ts', ...args], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const closed = new Promise<number | null>((done) => child.once('close', done));
	onTestFinished(() => void child.kill('SIGKILL'));
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	return {
		says: (text) => whenPrinted(child, () => printed, text),
		end: (signal) => {
			child.kill(signal);
			return closed;
		},
	};
}

function whenPrinted(child: ChildProcess, printed: () => string, text: string): Promise<void> {
	return new Promise((done, fail) => {
		const look = (): void => {
			if (printed().includes(text)) done();
		};
		child.stdout?.on('data', look);
		child.once('close', () => fail(new Error(`The builder ended without saying ${text}:\n${printed()}`)));
		look();
	});
}
