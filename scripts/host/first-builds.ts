import type { TenantReport } from '../publish/report/build-report.ts';
import type { ChooseNext } from '../publish/workers/concurrency-limit.ts';

/**
 * What a build that runs beside the host is still to bring, as with `npm start`: a site that somebody opens before it is built
 * is built next.
 */
export class FirstBuilds {
	#all: readonly string[];
	readonly #ended = new Map<string, TenantReport>();
	/** In the order in which they were asked for. */
	readonly #asked = new Set<string>();

	constructor(slugs: readonly string[]) {
		this.#all = slugs;
	}

	/** Tenants whose build has not ended. */
	get coming(): string[] {
		return this.#all.filter((slug) => !this.#ended.has(slug));
	}

	get count(): number {
		return this.#all.length;
	}

	/** What came of those whose build has ended. */
	get reports(): ReadonlyMap<string, TenantReport> {
		return this.#ended;
	}

	isComing(slug: string): boolean {
		return this.#all.includes(slug) && !this.#ended.has(slug);
	}

	/** Notes that somebody wants to see this tenant's site. */
	ask(slug: string): void {
		this.#asked.add(slug);
	}

	end(report: TenantReport): void {
		this.#ended.set(report.slug, report);
	}

	/** Nothing more comes: the build broke off. */
	stop(): void {
		this.#all = [...this.#ended.keys()];
	}

	/** Who was asked for first, else whoever is first in the list. */
	readonly chooseNext: ChooseNext = (slugs) => {
		const wanted = [...this.#asked].find((slug) => slugs.includes(slug));
		return wanted === undefined ? 0 : slugs.indexOf(wanted);
	};
}
