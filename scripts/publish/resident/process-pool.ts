import type { BuildingProcess } from './building-process.ts';
import { Sources } from './sources.ts';

/** The processes that build, one a core; each remembers its own tenants. */
export class ProcessPool {
	readonly #size: number;
	readonly #start: () => BuildingProcess;
	readonly #homes = new Map<string, BuildingProcess>();
	#sources = new Sources();
	#processes: BuildingProcess[] = [];
	#closing: Promise<void>[] = [];

	constructor(size: number, start: () => BuildingProcess) {
		this.#size = size;
		this.#start = start;
	}

	/** Has new processes build from now on if the code has changed since these were started. Returns whether it has. */
	renew(): boolean {
		if (this.#sources.areSame) return false;
		this.#replaceAll();
		return true;
	}

	/** The process that remembers a tenant; another one if that is busy or gone. */
	processFor(slug: string): BuildingProcess {
		this.#processes = this.#processes.filter((one) => one.isWell || !this.#closing.push(one.close()));
		const home = this.#homes.get(slug);
		if (home && home.load === 0 && this.#processes.includes(home)) return home;
		const chosen = this.#leastBusy(home);
		this.#homes.set(slug, chosen);
		return chosen;
	}

	async close(): Promise<void> {
		this.#replaceAll();
		await Promise.all(this.#closing);
	}

	#leastBusy(home: BuildingProcess | undefined): BuildingProcess {
		const [first] = this.#processes.toSorted(
			(one, other) => one.load - other.load || Number(other === home) - Number(one === home),
		);
		if (first && (first.load === 0 || this.#processes.length >= this.#size)) return first;
		const fresh = this.#start();
		this.#processes.push(fresh);
		return fresh;
	}

	#replaceAll(): void {
		this.#sources = new Sources();
		this.#homes.clear();
		this.#closing.push(...this.#processes.map((one) => one.close()));
		this.#processes = [];
	}
}
