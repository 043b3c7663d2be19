import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuildPages } from '../../../src/contract/rebuild.ts';
import type { HearPages } from '../page-counter.ts';
import type { TenantReport } from '../report/build-report.ts';
import { WorkerFault } from '../workers/worker-fault.ts';
import type { ResidentOptions } from './build-request.ts';
import type { BuildRequest, WorkerMessage, WorkerSettings } from './messages.ts';

type Answer = Extract<WorkerMessage, { id: number }>;
type Fault = ConstructorParameters<typeof WorkerFault>[0];
type Asked = PromiseWithResolvers<TenantReport> & { timer?: NodeJS.Timeout; hear?: HearPages | undefined };

/** A build that its process did not get to, because it ended over another tenant: it can be asked for again. */
export class NotBuilt extends Error {}

type Opened = WorkerSettings & { limitMs: number; say: (text: string) => void };

/** What a timer can count, in milliseconds: 24 days. */
const longestTimer = 2 ** 31 - 1;

/** A child process that builds tenants and remembers them. A tenant that takes too long, or brings it down, fails alone. */
export class BuildingProcess {
	readonly #child: ChildProcess;
	readonly #asked = new Map<number, Asked>();
	readonly #started = Promise.withResolvers<void>();
	readonly #exited = Promise.withResolvers<void>();
	readonly #limitMs: number;
	#bundle: { id: string; entry: string } | null = null;
	#count = 0;
	/** The build that has the processor. */
	#building: number | null = null;
	#fault: Fault | null = null;

	constructor({ limitMs, say, ...settings }: Opened) {
		this.#limitMs = Math.min(limitMs, longestTimer);
		// Whoever asks for a build waits for it; until then nobody does.
		this.#started.promise.catch(() => undefined);
		this.#child = startChild(settings)
			.on('message', (message: WorkerMessage) => {
				if ('say' in message) say(message.say);
				else if ('ready' in message) this.#start(message.ready);
				else if ('building' in message) this.#watch(message.id);
				else if ('pages' in message) this.#asked.get(message.id)?.hear?.(message.pages);
				else this.#answer(message);
			})
			.on('error', (error) => {
				this.#end({ how: error.message });
				// It could not even be started.
				if (this.#child.pid === undefined) this.#exited.resolve();
			})
			.on('exit', (code, signal) => {
				this.#end({ how: signal ?? `exit code ${code}` });
				this.#exited.resolve();
			});
	}

	/** Whether it can be asked for more builds: it runs, and nobody has removed its bundle. */
	get isWell(): boolean {
		return this.#fault === null && (this.#bundle === null || existsSync(this.#bundle.entry));
	}

	/** Id of its bundle; empty until it has one. */
	get bundle(): string {
		return this.#bundle?.id ?? '';
	}

	/** How many builds it has still to answer. */
	get load(): number {
		return this.#asked.size;
	}

	/** Builds a tenant. Rejects with a {@link WorkerFault} where that ends the process, with {@link NotBuilt} where another does. */
	async build(slug: string, options: ResidentOptions, hear?: HearPages): Promise<TenantReport> {
		const id = ++this.#count;
		const asked: Asked = { ...Promise.withResolvers<TenantReport>(), hear };
		this.#asked.set(id, asked);
		// It may be rejected before this gets to waiting for it.
		asked.promise.catch(() => undefined);
		await this.#started.promise;
		const request: BuildRequest = { id, slug, options };
		if (this.#fault === null) this.#child.send(request, (error) => error && this.#end({ how: error.message }));
		return asked.promise;
	}

	/** Lets it end once it has answered. */
	async close(): Promise<void> {
		await Promise.allSettled([...this.#asked.values()].map(({ promise }) => promise));
		if (this.#child.connected) this.#child.disconnect();
		await this.#exited.promise;
	}

	#start(bundle: { id: string; entry: string }): void {
		this.#bundle = bundle;
		this.#started.resolve();
	}

	#watch(id: number): void {
		this.#building = id;
		const asked = this.#asked.get(id);
		if (asked && this.#limitMs > 0) asked.timer = setTimeout(() => this.#kill(), this.#limitMs);
	}

	#answer(answer: Exclude<Answer, { building: true } | { pages: BuildPages }>): void {
		const asked = this.#asked.get(answer.id);
		clearTimeout(asked?.timer);
		if (this.#building === answer.id) this.#building = null;
		this.#asked.delete(answer.id);
		if ('report' in answer) asked?.resolve(answer.report);
		else asked?.reject(new Error(answer.error));
	}

	#kill(): void {
		this.#end({ limitMs: this.#limitMs });
		this.#child.kill('SIGKILL');
	}

	#end(fault: Fault): void {
		if (this.#fault !== null) return;
		this.#fault = fault;
		this.#started.reject(new WorkerFault(fault));
		for (const [id, { timer, reject }] of this.#asked) {
			clearTimeout(timer);
			const mine = id === this.#building;
			reject(mine ? new WorkerFault(fault) : new NotBuilt('The build process ended over another tenant.'));
		}
		this.#asked.clear();
	}
}

/** Starts a process that packs and loads the program of the code as they are now, whatever this process runs. */
function startChild(settings: WorkerSettings): ChildProcess {
	const { FORECOURT_PROGRAM: _, ...env } = process.env;
	return fork(fileURLToPath(new URL('./worker.mjs', import.meta.url)), [JSON.stringify(settings)], {
		env: { ...env, NODE_ENV: 'production' },
		execArgv: ['--disable-warning=ExperimentalWarning'],
	});
}
