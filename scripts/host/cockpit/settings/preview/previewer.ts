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

/** `isOlder`: whether an earlier version of the program drew it; `isComing`: whether what draws it is being made, which takes a while. */
export type PreviewAnswer =
	| ({ ok: true; isOlder: boolean } & Preview)
	| { ok: false; fault: string; isComing?: undefined }
	| { ok: false; isComing: true };

/** Draws changes in a process besides the host's, which has the bundle of the pages in its memory. */
export type Previewer = {
	/** Starts the process, so that the first drawing is quick. */
	warm: () => void;
	/** `isPatient`: waits for what draws it, however long it is being made. */
	draw: (request: PreviewRequest, isPatient?: boolean) => Promise<PreviewAnswer>;
	stop: () => void;
};

const ownProgram = fileURLToPath(new URL('program.ts', import.meta.url));
/** As long as nobody asks, its memory is given back. */
const idleMs = 120_000;
const longestMs = 20_000;
/** Making what draws the pages takes this long at the most. */
const longestMakingMs = 240_000;

/** What the process says of itself, or of a change. */
type Message = { state: 'making' | 'ready' } | { id: number; answer: PreviewAnswer };

/** One process at a time, started when it is first asked for. */
export function createPreviewer(program = ownProgram): Previewer {
	let child: ChildProcess | null = null;
	let idle: NodeJS.Timeout | undefined;
	let state: 'starting' | 'making' | 'ready' = 'starting';
	let asked = 0;
	const stop = (): void => {
		clearTimeout(idle);
		child?.kill();
		child = null;
	};
	const restIdle = (): void => {
		clearTimeout(idle);
		idle = setTimeout(stop, state === 'making' ? longestMakingMs : idleMs).unref();
	};
	const running = (): ChildProcess => {
		restIdle();
		if (child?.connected) return child;
		const fresh = fork(program, {
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		});
		fresh.unref();
		fresh.channel?.unref();
		state = 'starting';
		fresh.on('message', (message: Message) => {
			if (!('state' in message) || child !== fresh) return;
			state = message.state;
			restIdle();
		});
		child = fresh;
		return fresh;
	};
	const draw: Previewer['draw'] = (request, isPatient = false) =>
		new Promise((answer) => {
			const [id, process] = [++asked, running()];
			const end = (said: PreviewAnswer): void => {
				clearTimeout(limit);
				process.off('message', onMessage).off('exit', onExit);
				answer(said);
			};
			const send = (): void => {
				clearTimeout(limit);
				limit = limited(longestMs);
				process.send({ id, request });
			};
			const onState = (): void => {
				if (state === 'ready') send();
				else if (state === 'making' && !isPatient) end({ ok: false, isComing: true });
			};
			const onMessage = (message: Message): void => {
				if ('state' in message) onState();
				else if (message.id === id) end(message.answer);
			};
			const onExit = (): void => end({ ok: false, fault: 'The process that draws pages has ended.' });
			const limited = (ms: number): NodeJS.Timeout =>
				setTimeout(() => {
					end({ ok: false, fault: 'It takes too long just now.' });
					stop();
				}, ms).unref();
			let limit = limited(longestMakingMs);
			process.on('message', onMessage).on('exit', onExit);
			onState();
		});
	return { warm: () => void running(), draw, stop };
}
