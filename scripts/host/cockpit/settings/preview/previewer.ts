import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A change to draw: what a site.json says now and after it. `first`: the page that it is made on, where that is known. */
export type PreviewRequest = {
	tenantsDir: string;
	out: string;
	slug: string;
	before: string;
	after: string;
	first: string | null;
};

/** A page that looks different, with what it will be: a whole document without scripts. */
export type PreviewedPage = { path: string; name: string; html: string };

/** Addresses of a kind, with how many there are. */
export type Addresses = { count: number; some: string[] };

/** What comes of a change: pages that look different among those that were drawn, and addresses that go and come. */
export type Preview = { pages: PreviewedPage[]; drawn: number; changed: number; gone: Addresses; fresh: Addresses };

export type PreviewAnswer = ({ ok: true } & Preview) | { ok: false; fault: string };

/** Draws changes in a process besides the host's, which has the bundle of the pages in its memory. */
export type Previewer = {
	/** Starts the process, so that the first drawing is quick. */
	warm: () => void;
	draw: (request: PreviewRequest) => Promise<PreviewAnswer>;
	stop: () => void;
};

const program = fileURLToPath(new URL('program.ts', import.meta.url));
/** As long as nobody asks, its memory is given back. */
const idleMs = 120_000;
const longestMs = 20_000;

/** One process at a time, started when it is first asked for. */
export function createPreviewer(): Previewer {
	let child: ChildProcess | null = null;
	let idle: NodeJS.Timeout | undefined;
	let asked = 0;
	const stop = (): void => {
		clearTimeout(idle);
		child?.kill();
		child = null;
	};
	const running = (): ChildProcess => {
		clearTimeout(idle);
		idle = setTimeout(stop, idleMs).unref();
		if (child?.connected) return child;
		const fresh = fork(program, {
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		});
		fresh.unref();
		fresh.channel?.unref();
		child = fresh;
		return fresh;
	};
	const draw: Previewer['draw'] = (request) =>
		new Promise((answer) => {
			const [id, process] = [++asked, running()];
			const end = (said: PreviewAnswer): void => {
				clearTimeout(limit);
				process.off('message', onMessage).off('exit', onExit);
				answer(said);
			};
			const onMessage = (message: { id: number; answer: PreviewAnswer }): void => {
				if (message.id === id) end(message.answer);
			};
			const onExit = (): void => end({ ok: false, fault: 'The process that draws pages has ended.' });
			const limit = setTimeout(() => {
				end({ ok: false, fault: 'It takes too long just now.' });
				stop();
			}, longestMs).unref();
			process.on('message', onMessage).on('exit', onExit);
			process.send({ id, request });
		});
	return { warm: () => void running(), draw, stop };
}
